// Codes: date-disagrees, unlike-column.

import { defineCheck } from '../../check';
import type { Poster, Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** "Posters P01 to P07". */
const RANGE = /(?<![\p{L}\d])(\p{L}{1,3}-?)(\d{1,3})\s*(?:-|–|to|till|à|إلى)\s*\1(\d{1,3})(?!\d)/u;

/** Two sessions of posters whose notes share out the posters share none of them. */
export const postersInNotes = defineCheck(['sessions', 'posters'], ({ sessions, posters }) => {
  const ranges = rangesIn(sessions);
  return [
    ...leftOut(ranges, sessions, posters),
    ...ranges.flatMap((own, index): Diagnostic[] => {
      const other = ranges
        .slice(0, index)
        .find((each) => each.prefix === own.prefix && each.from <= own.to && own.from <= each.to);
      // The same posters may be shown twice, if all of them are shown.
      const isShown = ({ value: { id } }: Entry<Poster>) =>
        ranges.some((range) => Number.isNaN(numberIn(id, range)) || isWithin(id, range));
      if (other === undefined || (other.from === own.from && other.to === own.to && posters.every(isShown))) return [];
      const [wrong, right] = isOtherWrong(own, other, posters) ? [other, own] : [own, other];
      return [
        warning(
          'date-disagrees',
          wrong.session.at('note'),
          `The note has posters that the note of ${quote(right.session.value.title)} has, too.`,
          {
            hint: 'Correct the numbers in one of the two notes.',
            related: [{ ...right.session.at('note'), message: 'The other note is here.' }],
          },
        ),
      ];
    }),
  ];
});

/** So many posters in the sessions whose notes name them show what the notes are for. */
const FEWEST = 3;
/** Where more are elsewhere, the notes count something else: boards, or the posters of last year. */
const MOST = 0.2;

/** A poster that the note of a session names by its range is in that session, as nearly all others are. */
export const posterBesideItsNote = defineCheck(['sessions', 'posters'], ({ sessions, posters }) => {
  const ranges = rangesIn(sessions);
  if (ranges.length === 0) return [];
  const kinds = new Map(sessions.map(({ value: { id, kind } }) => [id, kind]));
  const named = posters.flatMap((poster) => {
    const [range, ...more] = ranges.filter((each) => isWithin(poster.value.id, each));
    const { session = '' } = poster.value;
    // Of a session of talks, and of one that is none, other rules tell.
    return range === undefined || more.length > 0 || kinds.get(session) !== 'posters' ? [] : [{ poster, range }];
  });
  const odd = named.filter(({ poster, range }) => poster.value.session !== range.session.value.id);
  if (named.length - odd.length < FEWEST || odd.length > Math.max(1, MOST * named.length)) return [];
  return odd.map(({ poster: { value, at }, range: { session } }) =>
    warning(
      'unlike-column',
      at('session'),
      `The note of ${quote(session.value.title)} names "${value.id}", and the poster is in another session.`,
      {
        hint: `Write ${quote(session.value.id)}, or correct the notes of both sessions.`,
        related: [{ ...session.at('note'), message: 'The note is here.' }],
      },
    ),
  );
});

/** The posters that each note of a session of posters names. */
const rangesIn = (sessions: readonly Entry<Session>[]): readonly Range[] =>
  sessions.flatMap((session) => {
    const [, prefix = '', from = '', to = ''] = RANGE.exec(session.value.note ?? '') ?? [];
    return prefix === '' || session.value.kind !== 'posters'
      ? []
      : [{ session, prefix, from: Number(from), to: Number(to) }];
  });

/** The number of a poster behind the letters of a range; not a number where it has other ones. */
const numberIn = (id: string, { prefix }: Pick<Range, 'prefix'>): number =>
  id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;

const isWithin = (id: string, range: Range): boolean =>
  range.from <= numberIn(id, range) && numberIn(id, range) <= range.to;

interface Range {
  readonly session: Entry<Session>;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
}

/** Whether the first and the last poster of a note are in its session. */
const isOfItsPosters = ({ session, prefix, from, to }: Range, posters: readonly Entry<Poster>[]): boolean =>
  [from, to].every((number) =>
    posters.some(({ value: { id, session: of } }) => of === session.value.id && numberIn(id, { prefix }) === number),
  );

/** The table of posters says whose they are; where it does not, the note whose mend shares them out more evenly is wrong. */
function isOtherWrong(own: Range, other: Range, posters: readonly Entry<Poster>[]): boolean {
  const [isOwn, isOther] = [isOfItsPosters(own, posters), isOfItsPosters(other, posters)];
  if (isOwn !== isOther) return isOwn;
  if (other.from >= own.from || other.to >= own.to) return false;
  const unevenIfOther = Math.abs(own.from - other.from - (own.to - own.from + 1));
  const unevenIfOwn = Math.abs(other.to - other.from + 1 - (own.to - other.to));
  return unevenIfOther < unevenIfOwn;
}

/** Where the notes of all sessions of posters share the posters out, none is left in no note. */
function leftOut(
  ranges: readonly Range[],
  sessions: readonly Entry<Session>[],
  posters: readonly Entry<Poster>[],
): Diagnostic[] {
  const shown = sessions.filter(({ value: { kind, status } }) => kind === 'posters' && status !== 'cancelled');
  const [first] = ranges;
  if (first === undefined || ranges.length < 2 || ranges.length < shown.length) return [];
  if (ranges.some(({ prefix }) => prefix !== first.prefix)) return [];
  // Of notes that name the same posters, another rule tells.
  const inOrder = [...ranges].sort((one, other) => one.from - other.from);
  if (inOrder.some(({ from }, at) => at > 0 && from <= (inOrder[at - 1]?.to ?? 0))) return [];
  const left = posters.find(
    ({ value: { id } }) => !(Number.isNaN(numberIn(id, first)) || ranges.some((range) => isWithin(id, range))),
  );
  if (left === undefined) return [];
  const number = numberIn(left.value.id, first);
  const nearest = [...ranges].sort(
    (one, other) => Math.abs(one.to - number) - Math.abs(other.to - number) || one.to - other.to,
  )[0];
  return [
    warning(
      'unlike-column',
      (nearest ?? first).session.at('note'),
      `The poster "${left.value.id}" is in none of these notes.`,
      {
        hint: 'Correct the numbers: authors learn from them when they stand at their posters.',
        related: [{ ...left.at('id'), message: 'The poster is here.' }],
      },
    ),
  ];
}
