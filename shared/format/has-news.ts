import type { Content } from '#content';

/** Whether the site has a news feed. Each entry of the feed needs a date. */
export const hasNews = ({ home, releases }: Partial<Pick<Content, 'home'>> & Pick<Content, 'releases'>): boolean =>
  releases.length > 0 || (home?.news ?? []).some(({ date }) => date !== undefined);
