import type { Conference, Release, ReleasedEntry } from '#content';
import type { Words } from '../words';
import { minutesOfOffset, offsetOfInstant } from './offset-at';
import { formatSpan } from './schedule';
import { type Zone, zoneLabelAt } from './zone-label';

type Change = Pick<Release['changes'][number], 'before' | 'after'>;

/** The facts of a session, talk or poster that changed in a release. */
type Facts = Change['after'];

/** The releases of a program, with the last change of each entry. */
export interface Released {
  readonly conference: Pick<Conference, 'timeZone'>;
  readonly releases: readonly Pick<Release, 'version' | 'time'>[];
  readonly releasedEntries: readonly Pick<ReleasedEntry, 'entry' | 'revision' | 'release'>[];
}

/** A change as text: what happened, and each fact now and before. */
interface ChangeInWords {
  readonly mark: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

/** Describes the change of a session, talk or poster. Its times name their zone: their readers may be anywhere. */
export function changeInWords({ before, after }: Change, words: Words, conference: Zone): ChangeInWords {
  const { changes } = words;
  const fact = (name: keyof Words['changes']['facts'], textOf: (facts: Facts) => string | undefined) => {
    const now = textOf(after);
    const then = before && textOf(before);
    if (now === undefined || now === then || (before === undefined && now === changes.none)) return [];
    return [{ label: changes.facts[name], text: then === undefined ? now : changes.now(now, then) }];
  };
  return {
    mark: changes.marks[markOf(before, after)],
    facts: [
      ...(before === undefined ? [] : fact('title', ({ title }) => title)),
      ...fact('time', (facts) => timeOf(facts, words, conference)),
      ...fact('rooms', ({ rooms }) => named(rooms, words)),
      ...fact('people', ({ people }) => named(people, words)),
      ...fact('board', ({ board }) => named(board, words)),
    ],
  };
}

function markOf(before: Facts | undefined, after: Facts): keyof Words['changes']['marks'] {
  if (before === undefined) return 'added';
  if (after.state !== undefined) return after.state;
  if (after.start ?? after.end ?? after.rooms ?? after.board) return 'moved';
  return after.title === undefined ? 'changed' : 'renamed';
}

/** Formats the start with its day, or the end if only that has changed. */
function timeOf({ start, end }: Facts, { dates, lists }: Words, conference: Zone): string | undefined {
  if (start === undefined) return end && `${dates.clock(end.slice(11))} ${zoneLabelAt(conference, end)}`;
  const day = dates.date(start.slice(0, 10));
  const time = end === undefined ? dates.clock(start.slice(11)) : formatSpan(start, end, { dates });
  return lists.text([day, `${time} ${zoneLabelAt(conference, start)}`]);
}

const named = (names: string | undefined, { changes }: Words) => (names === '-' ? changes.none : names);

/** Returns the day of a release by the conference's clocks: YYYY-MM-DD. */
export function releaseDay({ time }: Pick<Release, 'time'>, zone: string): string {
  const instant = Date.parse(time);
  const local = instant + minutesOfOffset(offsetOfInstant(zone, instant)) * 60_000;
  return new Date(local).toISOString().slice(0, 10);
}

/** Anchor of a release on the page of changes. */
export const releaseAnchor = (version: number): string => `release-${version}`;

/** The last change of a session, paper or poster since its first release, and the address that describes it. */
export interface Update {
  readonly day: string;
  readonly href: string;
}

/**
 * Returns a function that finds the last update of any of the given entries, such as "session-oral-1". `changesAt` is
 * the address of the page of changes.
 */
export function updatesIn(
  { conference, releases, releasedEntries }: Released,
  changesAt = '',
): (...entries: readonly string[]) => Update | undefined {
  const releaseOf = new Map(releases.map((release) => [release.version, release]));
  const updates = new Map<string, Update>();
  for (const { entry, revision, release: version } of releasedEntries) {
    const release = releaseOf.get(version);
    if (revision === 0 || release === undefined) continue;
    updates.set(entry, {
      day: releaseDay(release, conference.timeZone),
      href: `${changesAt}#${releaseAnchor(version)}`,
    });
  }
  return (...entries) =>
    entries
      .flatMap((entry) => updates.get(entry) ?? [])
      .reduce<Update | undefined>((last, each) => (last === undefined || each.day > last.day ? each : last), undefined);
}
