// Codes: unlike-column.

import { grouped, mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

/** Where talks are given, nobody looks at posters. */
const OF_TALKS = new Set(['oral', 'keynote', 'lecture', 'lunch', 'break', 'ceremony', 'panel']);

/** One poster stands in a session of talks, and all others in sessions that are made for them. */
export const posterAmongTalks = defineCheck(['posters', 'sessions'], ({ posters, sessions }) => {
  const kinds = new Map(sessions.map(({ value: { id, kind } }) => [id, kind]));
  const placed = posters.flatMap((poster) => {
    const { session } = poster.value;
    const kind = session === undefined ? undefined : kinds.get(session);
    return kind === undefined ? [] : [{ poster, session, kind }];
  });
  const [odd, ...more] = placed.filter(({ kind }) => OF_TALKS.has(kind));
  const isForPosters = placed.some(({ kind }) => kind === 'posters');
  if (odd === undefined || more.length > 0 || placed.length < MANY_POSTERS || !isForPosters) return [];
  return [
    warning(
      'unlike-column',
      odd.poster.at('session'),
      `This is in session "${odd.session}", which is for talks; ${placed.length - 1} others are in sessions for posters.`,
      {
        hint: 'Correct the session.',
      },
    ),
  ];
});
const MANY_POSTERS = 2;

interface Kind {
  readonly column: string;
  /** What is compared of a cell; undefined where it says nothing. */
  readonly of: (cell: unknown) => string | undefined;
  /** So many in a session show what the session has in common. */
  readonly fewest: number;
}

const textOf = (cell: unknown): string | undefined => (typeof cell === 'string' && cell !== '' ? cell : undefined);

/** What papers and posters of one session share, where the sessions of a conference are made so. */
const KINDS: readonly Kind[] = [
  { column: 'track', of: textOf, fewest: 3 },
  { column: 'topics', of: (cell) => (Array.isArray(cell) && cell.length > 0 ? cell.join('; ') : undefined), fewest: 4 },
  { column: 'board', of: (cell) => /^\p{L}+(?=\d)/u.exec(textOf(cell) ?? '')?.[0], fewest: 5 },
];

/** So large a part of the sessions has it in common. */
const CUSTOM = 0.8;

/** In a session of one track, one topic or one row of boards, no paper is of another. */
export const unlikeSession = defineCheck(['papers', 'posters'], ({ papers, posters }) =>
  [papers, posters].flatMap((entries) => KINDS.flatMap((kind) => oddOnes(entries, kind))),
);

function oddOnes(entries: readonly Entry[], { column, of, fewest }: Kind): Diagnostic[] {
  const said = entries.flatMap((entry) => {
    const { value } = entry;
    const own = isRecord(value) ? of(value[column]) : undefined;
    const session = isRecord(value) ? textOf(value.session) : undefined;
    return own === undefined || session === undefined ? [] : [{ entry, own, session }];
  });
  const sessions = [...grouped(said, ({ session }) => session).values()].filter(({ length }) => length >= fewest);
  const counted = sessions.map((all) => ({ all, counts: mostFirst(tally(all, ({ own }) => own)) }));
  const alike = counted.filter(({ counts }) => counts.length === 1);
  // Where one value fills the whole table, sessions have nothing to do with it.
  const isCustom =
    sessions.length > 2 && alike.length >= CUSTOM * sessions.length && new Set(said.map(({ own }) => own)).size > 2;
  if (!isCustom) return [];
  return counted.flatMap(({ all, counts: [usual, odd, ...more] }): Diagnostic[] => {
    if (usual === undefined || odd === undefined || odd[1] > 1 || more.length > 0) return [];
    return all
      .filter(({ own }) => own === odd[0])
      .map(({ entry, session }) =>
        warning(
          'unlike-column',
          entry.at(column),
          `This has ${column} "${odd[0]}", and all others of session "${session}" have "${usual[0]}".`,
          { hint: `Correct the ${column} or the session: a cell may have been copied, or two exchanged.` },
        ),
      );
  });
}
