import { LineIndex } from '../../content/read/line-index';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const day = `(?<weekday>${DAYS.join('|')}|${DAYS.map((name) => `${name.slice(0, 3)}\\.?`).join('|')})`;
const month = `(?<month>${MONTHS.join('|')})`;
const number = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?<year>\\d{4})';

/** "Wednesday, December 13, 2023", "Wednesday 13 December 2023" and "Wednesday 2023-12-13", with or without commas. */
const FORMS = [`${month}\\s+${number}`, `(?:the\\s+)?${number}\\s+(?:of\\s+)?${month}`].map(
  (date) => new RegExp(`\\b${day},?\\s+${date},?\\s+${year}\\b`, 'gi'),
);

/** The beginning of all forms: most files do not contain it. */
const BEGINNING = new RegExp(`\\b${day},?\\s+(?:the\\s|\\d|${month})`, 'i');

const fullName = (weekday: string) =>
  DAYS.find((name) => name.slice(0, 3).toLowerCase() === weekday.slice(0, 3).toLowerCase()) ?? weekday;

/** Finds dates with the weekday of another date, in the text of all files. */
const wrongWeekday = over([], (_records, { files }) =>
  files
    .filter(({ parsed: { text } }) => BEGINNING.test(text))
    .flatMap(({ parsed: { file, text } }) => {
      const lines = new LineIndex(text);
      return FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap((match) => {
        const { weekday = '', month: monthName = '', day: dayNumber = '', year: yearNumber = '' } = match.groups ?? {};
        const monthIndex = MONTHS.findIndex((name) => name.toLowerCase() === monthName.toLowerCase());
        const date = new Date(Date.UTC(Number(yearNumber), monthIndex, Number(dayNumber)));
        const real = DAYS[date.getUTCDay()] ?? '';
        if (date.getUTCDate() !== Number(dayNumber) || real === fullName(weekday)) {
          return [];
        }
        const written = match[0].replace(/\s+/g, ' ');
        const range = lines.range(match.index, match.index + weekday.length);
        return found({ file, range }, say`"${written}" is not a ${fullName(weekday)}.`, {
          hint: `${monthName} ${Number(dayNumber)}, ${yearNumber} is a ${real}: correct the weekday or the date.`,
        });
      });
    }),
);

export const rule = defineRule({
  code: 'wrong-weekday',
  severity: 'error',
  reason: reasons.dayInDoubt,
  finders: [wrongWeekday],
});
