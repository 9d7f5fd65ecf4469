// Codes: date-disagrees, unlike-column.

import { minutesIn } from '../../../../renderer/format/times';
import { HOUR } from '../../agreement/typed-period';
import { defineCheck } from '../../check';
import type { Poster, Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** "Buses leave at 19:30": who takes them at that hour is in time. */
const LEAVES = new RegExp(
  `(?:bus(?:es)?|coach(?:es)?|shuttles?|boats?|we|navettes?|cars?|autocars?|bateaux?|départ|حافلات|الحافلات)(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})(?:at|à|الساعة)\\s+${HOUR}`,
  'iu',
);
const BACK = /return|back|retour|عودة|العودة/iu;
/** "The desk stays open until 18:00". */
const UNTIL = new RegExp(
  `(?:open|ouvert\\p{L}*|مفتوح\\p{L}*)\\s+(?:until|till|to|jusqu[’']à|حتى(?: الساعة)?)\\s+${HOUR}`,
  'iu',
);
const HYBRID = /(?<!\p{L})(?:hybrid(?: mode)?|hybride|هجين(?:ة)?)(?!\p{L})/iu;
/** Nobody is in the room. */
const ONLINE_ONLY =
  /(?<!\p{L})(?:(?:online|virtual|remote)(?:ly)? only|only online|(?:fully|entirely|purely) (?:online|virtual|remote)|uniquement en ligne|exclusivement en ligne|entièrement en ligne|عن بعد فقط|عبر الإنترنت فقط)(?!\p{L})/iu;
/** Minutes by which those who walk in late are still in time. */
const LATE = 15;

const clock = ([, hours = '', minutes = '']: RegExpExecArray) => `${hours.padStart(2, '0')}:${minutes}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The note of a session has hours and a way of taking part that go with its own. */
export const noteOfSession = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap((session): Diagnostic[] => {
    const { value, at } = session;
    const note = value.note ?? '';
    if (note === '' || value.status === 'cancelled') return [];
    const message = leavesLate(note, value) ?? closesEarly(note, value);
    if (message !== undefined)
      return [
        warning('date-disagrees', at('note'), message, {
          hint: 'Correct the note or the hours.',
          related: [{ ...at('start'), message: 'The hours are here.' }],
        }),
      ];
    if (ONLINE_ONLY.test(note) && value.mode !== 'online')
      return [
        warning(
          'unlike-column',
          at('mode'),
          `The note says ${quote(ONLINE_ONLY.exec(note)?.[0] ?? '')}, and the mode does not.`,
          {
            hint: 'Write "online" into the column "mode", or correct the note.',
            related: [{ ...at('note'), message: 'The note is here.' }],
          },
        ),
      ];
    if (!HYBRID.test(note) || (value.mode !== undefined && value.mode !== 'in-person')) return [];
    return [
      warning(
        'unlike-column',
        at('mode'),
        `The note says ${quote(HYBRID.exec(note)?.[0] ?? '')}, and the mode does not.`,
        {
          hint: 'Write "hybrid" into the column "mode", or correct the note.',
          related: [{ ...at('note'), message: 'The note is here.' }],
        },
      ),
    ];
  }),
);

function leavesLate(note: string, value: Session): string | undefined {
  const found = LEAVES.exec(note);
  const { start, end } = minutesIn(value);
  if (found === null || BACK.test(note)) return undefined;
  const leaves = minutesOf(clock(found));
  return leaves > start + LATE && leaves < end
    ? `The note says ${quote(found[0])}, and the session begins at ${value.start}.`
    : undefined;
}

function closesEarly(note: string, value: Session): string | undefined {
  const found = UNTIL.exec(note);
  if (found === null || value.end <= value.start || clock(found) >= value.end) return undefined;
  return `The note says ${quote(found[0])}, and the session is until ${value.end}.`;
}

/** "Posters P01 to P07". */
const RANGE = /(?<![\p{L}\d])(\p{L}{1,3}-?)(\d{1,3})\s*(?:-|–|to|till|à|إلى)\s*\1(\d{1,3})(?!\d)/u;

/** Two sessions of posters whose notes share out the posters share none of them. */
export const postersInNotes = defineCheck(['sessions', 'posters'], ({ sessions, posters }) => {
  const ranges = sessions.flatMap((session: Entry<Session>) => {
    const [, prefix = '', from = '', to = ''] = RANGE.exec(session.value.note ?? '') ?? [];
    return prefix === '' || session.value.kind !== 'posters'
      ? []
      : [{ session, prefix, from: Number(from), to: Number(to) }];
  });
  return [
    ...leftOut(ranges, sessions, posters),
    ...ranges.flatMap((own, index): Diagnostic[] => {
      const other = ranges
        .slice(0, index)
        .find((each) => each.prefix === own.prefix && each.from <= own.to && own.from <= each.to);
      // The same posters may be shown twice, if all of them are shown.
      const isShown = ({ value: { id } }: Entry<Poster>) =>
        ranges.some(({ prefix, from, to }) => {
          const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN;
          return Number.isNaN(number) || (from <= number && number <= to);
        });
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

interface Range {
  readonly session: Entry<Session>;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
}

/** Whether the first and the last poster of a note are in its session. */
const isOfItsPosters = ({ session, prefix, from, to }: Range, posters: readonly Entry<Poster>[]): boolean =>
  [from, to].every((number) =>
    posters.some(
      ({ value: { id, session: of } }) =>
        of === session.value.id && id.startsWith(prefix) && Number(id.slice(prefix.length)) === number,
    ),
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
  const left = posters.find(({ value: { id } }) => {
    const number = id.startsWith(first.prefix) ? Number(id.slice(first.prefix.length)) : Number.NaN;
    return !(Number.isNaN(number) || ranges.some(({ from, to }) => from <= number && number <= to));
  });
  if (left === undefined) return [];
  const number = Number(left.value.id.slice(first.prefix.length));
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
