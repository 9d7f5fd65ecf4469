import type { Content } from '../../content/content';

/** How often something has changed since it was first released, and when last, in UTC: YYYY-MM-DDTHH:MM:SSZ. */
interface Revision {
  readonly revision: number;
  readonly changed: string;
}

/** What programs of visitors are told of changes; no clock has a part in it. */
export interface Revisions {
  readonly of: (key: string) => Revision;
  /** The number of the last release; "0" before the first. */
  readonly version: string;
}

/** Without a release everything is as it was first, and the first day of the conference stands for the moment. */
export function revisionsOf({ conference }: Pick<Content, 'conference'>): Revisions {
  const first = { revision: 0, changed: `${conference.start}T00:00:00Z` };
  return { of: () => first, version: '0' };
}
