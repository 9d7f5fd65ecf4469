interface NewsSources {
  readonly home?: { readonly news?: readonly { readonly date?: string }[] | undefined } | undefined;
  readonly releases: readonly unknown[];
}

/** Whether the site has a news feed. Each entry of the feed needs a date. */
export const hasNews = ({ home, releases }: NewsSources): boolean =>
  releases.length > 0 || (home?.news ?? []).some(({ date }) => date !== undefined);
