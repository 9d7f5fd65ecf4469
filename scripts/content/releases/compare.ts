import type { Release, ReleasedEntry } from '../../../shared/model/content';
import type { Entry, Facts } from './entries';

type Change = Release['changes'][number];

/** The facts whose changes a release reports. */
const FACTS = [
  'title',
  'start',
  'end',
  'rooms',
  'people',
  'board',
  'state',
] as const satisfies readonly (keyof Facts)[];

/** The changes of the program since the last release. */
export interface Comparison {
  /** The entries after the new release. A removed entry stays, with the state `withdrawn`, so that calendars remove it too. */
  readonly entries: readonly ReleasedEntry[];
  /** The changes that the release reports. */
  readonly changes: readonly Change[];
  /** The keys of all changed entries, including those whose changes are not reported. */
  readonly changed: readonly string[];
}

/** Compares the program with the last release. `version` is the number of the new release. */
export function compareProgram(
  released: readonly ReleasedEntry[],
  program: readonly Entry[],
  version: number,
): Comparison {
  const before = new Map(released.map((entry) => [entry.entry, entry]));
  const isThere = new Set(program.map(({ entry }) => entry));
  const now = [
    ...program,
    ...released.filter(({ entry }) => !isThere.has(entry)).map((gone) => ({ ...gone, state: 'withdrawn' as const })),
  ];
  const entries = now.map(({ within: _, replaces: __, ...entry }: Entry): ReleasedEntry => {
    const old = before.get(entry.entry);
    if (old === undefined) return { ...entry, revision: 0, release: version };
    const isSame = old.hash === entry.hash && old.state === entry.state;
    const { revision, release } = old;
    return isSame ? { ...entry, revision, release } : { ...entry, revision: revision + 1, release: version };
  });
  const changed = entries.filter((entry) => entry.release === version);
  const changes = released.length === 0 ? [] : changed.flatMap((entry) => changeOf(before.get(entry.entry), entry));
  // Calendars remove the session of which a talk has become all, and visitors still find the talk.
  const replaced = new Set(program.map(({ replaces }) => replaces));
  const told = changes.filter(({ entry }) => !replaced.has(entry));
  return { entries, changed: changed.map(({ entry }) => entry), changes: withoutInherited(told, program) };
}

/** The facts that a talk or poster inherits from its session: a change of the session is reported once, for the session. */
const INHERITED: ReadonlySet<string> = new Set(['start', 'end', 'rooms', 'state'] satisfies (keyof Facts)[]);

function withoutInherited(changes: readonly Change[], program: readonly Entry[]): readonly Change[] {
  const sessionOf = new Map(program.map(({ entry, within }) => [entry, within]));
  const reported = new Map(changes.map(({ entry, after }) => [entry, after]));
  return changes.filter(({ entry, before, after }) => {
    const session = reported.get(sessionOf.get(entry) ?? '');
    const isInherited = (name: string) => INHERITED.has(name) && session !== undefined && name in session;
    return before === undefined || !Object.keys(after).every(isInherited);
  });
}

/** The facts that differ, before and after; an empty list if none does. */
function changeOf(old: ReleasedEntry | undefined, now: ReleasedEntry): Change[] {
  const { entry, title } = now;
  const different = FACTS.filter((name) => old?.[name] !== now[name]);
  if (different.length === 0) return [];
  const part = (from: Facts): Partial<Facts> => Object.fromEntries(different.map((name) => [name, from[name]]));
  return [{ entry, title, ...(old && { before: part(old) }), after: part(now) }];
}
