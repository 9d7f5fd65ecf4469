interface NewsSources {
  readonly home?: { readonly news?: readonly { readonly date?: string }[] | undefined } | undefined;
  readonly releases: readonly unknown[];
}

/** Whether there is a feed of news: each entry has a day. */
export const hasNews = ({ home, releases }: NewsSources): boolean =>
  releases.length > 0 || (home?.news ?? []).some(({ date }) => date !== undefined);
