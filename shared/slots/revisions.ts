import type { Content, ReleasedEntry } from '../model/content';

/** Number of changes since the first release, and time of the last one in UTC: YYYY-MM-DDTHH:MM:SSZ. */
interface Revision {
  readonly revision: number;
  readonly changed: string;
}

/** The changes that calendar programs must know. They do not depend on the clock. */
export interface Revisions {
  readonly of: (key: string) => Revision;
  /** Number of the last release; "0" before the first. */
  readonly version: string;
  /**
   * Released sessions and talks that were removed since. Calendars report them as cancelled. They contain no posters.
   */
  readonly withdrawn: readonly WithdrawnSlot[];
}

/** A removed session or talk, with its last time. */
export type WithdrawnSlot = ReleasedEntry & Required<Pick<ReleasedEntry, 'start' | 'end'>>;

const isWithdrawnSlot = (entry: ReleasedEntry): entry is WithdrawnSlot =>
  entry.state === 'withdrawn' && entry.start !== undefined && entry.end !== undefined && entry.board === undefined;

/**
 * Derives revisions from the releases. Before the first release, the start of the conference is the time of the last
 * change. Later, entries that are in no release have the time of the last release.
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
