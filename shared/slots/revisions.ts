import type { Content, ReleasedEntry } from '../model/content';

/** How often something has changed since it was first released, and when last, in UTC: YYYY-MM-DDTHH:MM:SSZ. */
interface Revision {
  readonly revision: number;
  readonly changed: string;
}

/** The changes that programs of visitors are told of; no clock has a part in them. */
export interface Revisions {
  readonly of: (key: string) => Revision;
  /** The number of the last release; "0" before the first. */
  readonly version: string;
  /**
   * The sessions and talks that were released once and have been taken out: calendars have to hear that they are
   * cancelled. Posters stand in none.
   */
  readonly withdrawn: readonly WithdrawnSlot[];
}

/** A session or talk that is not there any more, with the time that it had. */
export type WithdrawnSlot = ReleasedEntry & Required<Pick<ReleasedEntry, 'start' | 'end'>>;

const isWithdrawnSlot = (entry: ReleasedEntry): entry is WithdrawnSlot =>
  entry.state === 'withdrawn' && entry.start !== undefined && entry.end !== undefined && entry.board === undefined;

/**
 * The revisions that the releases say. Before the first everything is as it was at first, and the first day of the conference
 * stands for the moment; later that of the last release does for what no release knows yet.
 */
export function revisionsOf({
  conference,
  releases,
  releasedEntries,
}: Pick<Content, 'conference' | 'releases' | 'releasedEntries'>): Revisions {
  const last = releases.at(-1);
  const unknown = { revision: 0, changed: last?.time ?? `${conference.start}T00:00:00Z` };
  const timeOf = new Map(releases.map(({ version, time }) => [version, time]));
  const known = new Map(
    releasedEntries.map(({ entry, revision, release }) => [
      entry,
      { revision, changed: timeOf.get(release) ?? unknown.changed },
    ]),
  );
  return {
    of: (key) => known.get(key) ?? unknown,
    version: String(last?.version ?? 0),
    withdrawn: releasedEntries.filter(isWithdrawnSlot),
  };
}
