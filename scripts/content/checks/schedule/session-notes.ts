// Codes: date-disagrees, unlike-column.

import { minutesIn } from '../../../../renderer/format/times';
import { HOUR } from '../../agreement/typed-period';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

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
