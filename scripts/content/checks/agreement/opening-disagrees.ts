// Codes: date-disagrees.

import { compareCodeUnits } from '../../../../renderer/format/compare-code-units';
import { HOUR } from '../../agreement/typed-period';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

const CONFERENCE =
  '(?:conference|congress|symposium|workshop|meeting|school|colloque|congrès|conférence|journées|école|المؤتمر|الملتقى)';
const AT = '(?:at|from|à|dès|à partir de|في الساعة|الساعة|على الساعة)';
/** "The symposium opens on Tuesday, 12 June, at 09:00"; what closes in the same words is another hour. */
const OPENS = new RegExp(
  `${CONFERENCE}\\s+(?:opens?|starts?|begins?|ouvre|ouvrent|commencent?|débutent?|يبدأ|يفتتح)(?:(?! (?:end|close|finish|fini|se termin|clôt|and|et)|[.;!?]).){0,80}?\\s${AT}\\s+${HOUR}`,
  'iu',
);
const CLOSES = new RegExp(
  `(?<!(?:in|at|of|to|from|behind|before|after|near|opposite) (?:the )?(?:\\p{Lu}[\\p{L}-]* )*)${CONFERENCE}(?! (?:house|cent(?:re|er)|hall|hotel|palace|venue|dinner|excursion|party|desk|bus))(?:(?!dinner|reception|session|desk|registration|excursion|tour|visit|party|concert|dîner|accueil|sortie|visite|[.;!?]).)*?\\s(?:ends?|closes?|finishes|finit|finissent|se terminent?|s[’']achèvent?|clôt|يختتم|ينتهي)(?:(?! (?:dinner|party|by|with|par|avec)|[.;!?]).){0,80}?\\s${AT}\\s+${HOUR}`,
  'iu',
);
const HOUR_SIGN = /\d(?:[:.]|\s?h\s?)\d/u;

/** What comes before the opening, or is beside it. */
const BESIDE = new Set(['break', 'lunch', 'social']);

/** The conference opens and ends when the schedule says, and in the room where it does. */
export const openingDisagrees = defineCheck(
  ['conference', 'sessions', 'rooms'],
  ({ conference, sessions, rooms }, site) => {
    const held = sessions.filter(({ value: { kind, status } }) => !BESIDE.has(kind) && status !== 'cancelled');
    const { start, end } = conference.value;
    const [first, last] = [
      held.filter(({ value }) => value.date === start),
      held.filter(({ value }) => value.date === end),
    ];
    const opening = [...first].sort((one, other) => compareCodeUnits(one.value.start, other.value.start));
    // The desk, the opening, and the first session are what may be called the beginning.
    const begins = new Set(opening.slice(0, 3).map(({ value }) => value.start));
    const ends = new Set(last.map(({ value }) => value.end));
    const ceremony = opening.find(({ value: { kind } }) => kind === 'ceremony');
    const closing = [...last].sort((one, other) => compareCodeUnits(other.value.end, one.value.end))[0];
    const halls = rooms.filter(({ value: { name } }) => name.includes(' '));
    const inOtherRoom = (words: string, { value: { room = [] } }: Entry<Session>) =>
      room.length > 0 &&
      halls.find(
        ({ value: { id, name } }) =>
          !room.includes(id) &&
          new RegExp(`\\s(?:in|dans|à|في)\\s(?:the |la |le |l[’'])?${escapeRegExp(name)}`, 'iu').test(words),
      )?.value.name;

    return everyText(site, HOUR_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
      if (written.collection === 'sessions') return [];
      return sentencesIn(typedByHand(written.text)).flatMap(({ words, ...place }): Diagnostic[] => {
        const [opens, closes] = [OPENS.exec(words), CLOSES.exec(words)];
        const tell = (message: string, event: Entry<Session>) =>
          flawReport('date-disagrees', written, {
            ...place,
            message,
            hint: 'Correct one of the two.',
            related: [{ ...event.at('start'), message: 'The schedule says so here.' }],
          });
        const opened = timeOf(opens);
        if (opened !== undefined && ceremony !== undefined && !begins.has(opened))
          return [
            tell(`The text has the conference open at ${opened}; the schedule, at ${ceremony.value.start}.`, ceremony),
          ];
        const hall = opens === null || ceremony === undefined ? undefined : inOtherRoom(words, ceremony);
        if (hall && ceremony !== undefined)
          return [tell(`The opening is in another room in the schedule than "${hall}".`, ceremony)];
        const closed = timeOf(closes);
        if (closed === undefined || closing === undefined || ends.has(closed)) return [];
        return [tell(`The text has the conference end at ${closed}; the schedule, at ${closing.value.end}.`, closing)];
      });
    });
  },
);

const timeOf = (found: RegExpExecArray | null): string | undefined =>
  found === null ? undefined : `${(found.at(-2) ?? '').padStart(2, '0')}:${found.at(-1) ?? ''}`;
