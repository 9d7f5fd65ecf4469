// Codes: date-disagrees.

import { OTHER_DAY, weekdayOf } from '../../agreement/event-in-sentence';
import { HOUR } from '../../agreement/typed-period';
import { weekdaysIn } from '../../agreement/weekdays';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

/** What begins when its session is over is of another one: "Posters up from 16:00" of a session until 15:40. */
export const noteAfterEnd = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { note = '', start, end }, at }): Diagnostic[] => {
    const [found, hours = '', minutes = ''] = FROM.exec(note) ?? [];
    const hour = `${hours.padStart(2, '0')}:${minutes}`;
    if (found === undefined || end <= start || hour <= end) return [];
    return [
      warning('date-disagrees', at('note'), `The note says ${quote(found)}, and the session ends at ${end}.`, {
        hint: 'Correct the note or the hours.',
        related: [{ ...at('end'), message: 'The end is here.' }],
      }),
    ];
  }),
);
const FROM = new RegExp(
  `(?<!\\p{L})(?:from|starts? at|begins? at|opens? at|dès|à partir de|ouvre à|commence à|من الساعة|يبدأ في الساعة)\\s+${HOUR}`,
  'iu',
);

/** Behind a day, an hour is no date. */
const AN_HOUR = /\d{1,2}(?:[:.]\d{2}|\s?h\s?\d{0,2}|\s?[ap]\.?m)/giu;

/** The note of a session names no other day of the week than its own. */
export const noteOfAnotherDay = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { note = '', date, start, end }, at }): Diagnostic[] => {
    const days = weekdaysIn(note);
    const [day] = days;
    const own = [weekdayOf(date), ...(end <= start ? [(weekdayOf(date) + 1) % 7] : [])];
    if (
      day === undefined ||
      days.length > 1 ||
      own.includes(day.number) ||
      /\d/.test((note.split(day.written)[1]?.slice(0, 15) ?? '').replace(AN_HOUR, ' ')) ||
      OTHER_DAY.test(note)
    )
      return [];
    return [
      warning('date-disagrees', at('note'), `The note says ${day.written}, and ${date} is none.`, {
        hint: 'Correct the note or the day.',
        related: [{ ...at('date'), message: 'The day is here.' }],
      }),
    ];
  }),
);
