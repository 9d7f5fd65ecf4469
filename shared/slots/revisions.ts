import type { Content, ReleasedEntry } from '../model/content';

/** The time of the last change before the first release: older than any release, or calendar programs would ignore that. */
const BEFORE_RELEASES = '2000-01-01T00:00:00Z';

/** 0 before the first release, then 1 and the number of changes since; and the time of the last one in UTC: YYYY-MM-DDTHH:MM:SSZ. */
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
 * Derives revisions from the releases. Entries that are in no release have the time of the last one. The first release
 * raises every revision, so that programs take it that have events stamped with the day of the conference, as sites of
 * earlier versions wrote them.
 */
export function revisionsOf({ releases, releasedEntries }: Pick<Content, 'releases' | 'releasedEntries'>): Revisions {
  const last = releases.at(-1);
  const unknown = { revision: last === undefined ? 0 : 1, changed: last?.time ?? BEFORE_RELEASES };
  const timeOf = new Map(releases.map(({ version, time }) => [version, time]));
  const known = new Map(
    releasedEntries.map(({ entry, revision, release }) => [
      entry,
      { revision: revision + 1, changed: timeOf.get(release) ?? unknown.changed },
    ]),
  );
  return {
    of: (key) => known.get(key) ?? unknown,
    version: String(last?.version ?? 0),
    withdrawn: releasedEntries.filter(isWithdrawnSlot),
  };
}
