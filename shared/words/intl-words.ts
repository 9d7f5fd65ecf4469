import { countriesIn } from '../format/countries';
import { type Dates, datesIn, type Formats } from '../format/dates';
import { languagesIn } from '../format/languages';
import { laterDay } from '../format/times';
import { directionOf, hasArabicLetters } from './direction';
import { capital, type Digits, inDigits, listsIn, separatedBy } from './grammar';
import type { IntlWords } from './texts';

/** What a conference says of its dates. */
export interface DateWriting {
  readonly twoDigitDays?: boolean | undefined;
  readonly dayEnds?: string | undefined;
}

/** Returns the labels that `Intl` has for any language: dates, lists, and names of countries and languages. */
export function intlWords(tag: string, digits: Digits, { twoDigitDays = false, dayEnds }: DateWriting = {}): IntlWords {
  // As elsewhere on the site: Gregorian years and Latin digits.
  const locale = new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
  return {
    dates: {
      ...datesOf(locale, digits, twoDigitDays),
      laterDay: (minutes) => inDigits(laterDay(minutes, dayEnds), digits),
    },
    // Many languages add a word before the last item; that of Arabic would join with a Latin name to one word.
    lists: separatedBy(hasArabicLetters(tag) ? '، ' : listsIn(locale, 'unit').between),
    number: (number) => inDigits(String(number), digits),
    country: countriesIn(locale),
    language: languagesIn(locale),
    direction: directionOf(tag),
  };
}

function datesOf(locale: string, digits: Digits, hasTwoDigitDays: boolean): Omit<Dates, 'laterDay'> {
  const formats = formatsOf(locale, digits, hasTwoDigitDays);
  const clock = (time: string) => inDigits(time, digits);
  return {
    ...formats,
    day: (iso) => capital(formats.dayInText(iso), locale),
    period: (start, end) => capital(formats.periodInText(start, end), locale),
    clock,
    // As in "10h30-12h00" (specification, section 2.9).
    ...(locale.startsWith('en')
      ? { hour: (time: string) => time.replace(':', 'h'), betweenHours: '-' }
      : { hour: clock, betweenHours: '–' }),
  };
}

function formatsOf(locale: string, digits: Digits, hasTwoDigitDays: boolean): Formats {
  switch (new Intl.Locale(locale).language) {
    case 'en':
      return englishDates(hasTwoDigitDays);
    case 'fr':
      return frenchDates();
    case 'ar':
      return arabicDates(locale, digits);
    default:
      return intlDates(locale);
  }
}

/** Panels have their own format of dates (specification, section 2.9). */
function englishDates(hasTwoDigitDays: boolean): Formats {
  // As in "June 02, 2023" (specification, section 9.1).
  const dayOfMonth = (day: string) => (hasTwoDigitDays ? day : String(Number(day)));
  return datesIn('en', {
    date: ({ year, month, day }) => `${month} ${dayOfMonth(day)}, ${year}`,
    dateDayFirst: ({ year, month, day }) => `${dayOfMonth(day)} ${month} ${year}`,
    day: ({ weekday, month, day }) => `${weekday}, ${month} ${dayOfMonth(day)}`,
    shortDay: ({ shortWeekday, shortMonth, day }) => `${shortWeekday}, ${shortMonth} ${dayOfMonth(day)}`,
    dayOfWeek: ({ shortWeekday, day }) => `${shortWeekday} ${Number(day)}`,
    daysOfMonth: (start, end) => `${start.month} ${dayOfMonth(start.day)}-${dayOfMonth(end.day)}, ${start.year}`,
    fromTo: (start, end) => `${start} – ${end}`,
  });
}

/** "1er", "2". */
const frenchDay = (day: string) => (day === '01' ? '1er' : String(Number(day)));

const frenchDates = () =>
  datesIn('fr', {
    date: ({ year, month, day }) => `${frenchDay(day)} ${month} ${year}`,
    dateDayFirst: ({ year, month, day }) => `${frenchDay(day)} ${month} ${year}`,
    day: ({ weekday, month, day }) => `${weekday} ${frenchDay(day)} ${month}`,
    shortDay: ({ shortWeekday, shortMonth, day }) => `${shortWeekday} ${frenchDay(day)} ${shortMonth}`,
    dayOfWeek: ({ shortWeekday, day }) => `${capital(shortWeekday, 'fr')} ${frenchDay(day)}`,
    daysOfMonth: (start, end) => {
      const [first, last] = [frenchDay(start.day), frenchDay(end.day)];
      const days = Number(end.day) - Number(start.day) === 1 ? `${first} et ${last}` : `du ${first} au ${last}`;
      return `${days} ${start.month} ${start.year}`;
    },
    fromTo: (start, end) => `du ${start} au ${end}`,
  });

function arabicDates(locale: string, digits: Digits): Formats {
  const written = (text: string) => inDigits(text, digits);
  const dayOfMonth = (day: string) => written(String(Number(day)));
  return datesIn(locale, {
    date: ({ year, month, day }) => `${dayOfMonth(day)} ${month} ${written(year)}`,
    dateDayFirst: ({ year, month, day }) => `${dayOfMonth(day)} ${month} ${written(year)}`,
    day: ({ weekday, month, day }) => `${weekday} ${dayOfMonth(day)} ${month}`,
    shortDay: ({ weekday, month, day }) => `${weekday} ${dayOfMonth(day)} ${month}`,
    dayOfWeek: ({ weekday, day }) => `${weekday} ${dayOfMonth(day)}`,
    // In words, since the order around a hyphen would depend on the text around it.
    daysOfMonth: (start, end) =>
      `من ${dayOfMonth(start.day)} إلى ${dayOfMonth(end.day)} ${start.month} ${written(start.year)}`,
    fromTo: (start, end) => `من ${start} إلى ${end}`,
  });
}

/** Dates have no time zone. Parsing and formatting in UTC keeps them, whatever the machine's zone. */
const dayOf = (iso: string) => new Date(`${iso}T00:00:00Z`);

function intlDates(locale: string): Formats {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(options);
    return (iso: string) => format.format(dayOf(iso));
  };
  const long = formatOf({ dateStyle: 'long' });
  const date = (iso: string) => long.format(dayOf(iso));
  const dayOfWeek = written({ weekday: 'short', day: 'numeric' });
  return {
    date,
    dateDayFirst: date,
    dayInText: written({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: written({ weekday: 'short', day: 'numeric', month: 'short' }),
    // German and Portuguese have both marks: "Do., 16.".
    dayOfWeek: (iso) => capital(dayOfWeek(iso).replace(',', ''), locale),
    periodInText: (start, end = start) => (end === start ? date(start) : long.formatRange(dayOf(start), dayOf(end))),
  };
}
