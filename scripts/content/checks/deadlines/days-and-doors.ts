// Codes: date-disagrees.

import { daysBetween } from '../../../../renderer/format/days-between';
import { typedDates } from '../../agreement/typed-dates';
import { HOUR } from '../../agreement/typed-period';
import { weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Conference } from '../../content';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_LETTER, everyText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport } from '../../texts/text-check';

const SIGN = /doors?|venue|portes|bâtiment|أبواب|days|jours|أيام/iu;

/** The hour at which a text opens the house. */
const DOORS = new RegExp(
  `(?:(?:doors?|venue|building) opens?(?: each day| every day| daily)? at|(?:portes|bâtiment) ouvr(?:ent|e)(?: chaque jour| tous les jours)? (?:à|dès)|(?:تفتح الأبواب|الأبواب تفتح)(?: كل يوم)?(?: في| على)? الساعة) ${HOUR}`,
  'iu',
);
/** The days of the week from which to which a text has the days of the conference. */
const SPAN = /(?:days|jours|أيام)[,:]?\s(?:from|du|من)\s(.{4,12})\s(?:to|au|إلى)\s(\p{L}{4,12})/iu;

/** The hour at which the doors open, and the days of the week from the first to the last, are those of conference.yaml. */
export const daysAndDoors = defineCheck(['conference'], ({ conference }, site) =>
  everyText(site, ANY_LETTER, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (!SIGN.test(written.text)) return [];
    for (const { words, start, end } of sentencesIn(typedByHand(written.text))) {
      const message = otherHour(words, conference.value) ?? otherDays(words, conference.value);
      if (message !== undefined)
        return [flawReport('date-disagrees', written, { start, end, message, hint: 'Correct one of the two.' })];
    }
    return [];
  }),
);

function otherHour(sentence: string, { opens }: Conference): string | undefined {
  const [, hours, minutes] = DOORS.exec(sentence) ?? [];
  // Of one day, or of an evening, the house may have other hours.
  if (opens === undefined || hours === undefined || weekdaysIn(sentence).length > 0 || typedDates(sentence).length > 0)
    return undefined;
  const typed = `${hours.padStart(2, '0')}:${minutes}`;
  return typed === opens || typed >= EVENING
    ? undefined
    : `The text opens the doors at ${typed}, and conference.yaml at ${opens}.`;
}

/** From then on, doors are those of a dinner or a concert. */
const EVENING = '16:00';

function otherDays(sentence: string, { start, end }: Conference): string | undefined {
  const [, first = '', last = ''] = SPAN.exec(sentence) ?? [];
  const [[from], [to]] = [weekdaysIn(first), weekdaysIn(last)];
  if (from === undefined || to === undefined) return undefined;
  const length = daysBetween(start, end);
  const own = new Date(`${start}T00:00Z`).getUTCDay();
  // A shorter span is that of a part.
  if ((to.number - from.number + 7) % 7 !== length || from.number === own) return undefined;
  return `"${from.written}" and "${to.written}" are not the first and last day of the conference, ${start} to ${end}.`;
}
