import type { Minutes } from './times';

/** The parts of a date from which a language builds its formats. */
interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly shortMonth: string;
  /** With two digits. */
  readonly day: string;
  readonly weekday: string;
  readonly shortWeekday: string;
}

/** How a language arranges the parts of dates. `Intl` supplies the names. */
export interface DateForms {
  readonly date: (date: DateParts) => string;
  readonly dateDayFirst: (date: DateParts) => string;
  /** Weekday and date without the year. */
  readonly day: (date: DateParts) => string;
  readonly shortDay: (date: DateParts) => string;
  /** Weekday and day of the month only. */
  readonly dayOfWeek: (date: DateParts) => string;
  /** Several days of the same month. */
  readonly daysOfMonth: (start: DateParts, end: DateParts) => string;
  /** A period across months, from two dates formatted by `date`. */
  readonly fromTo: (start: string, end: string) => string;
}

/** Formats dates (YYYY-MM-DD) and times (HH:MM) in one language. */
export interface Dates {
  readonly date: (iso: string) => string;
  readonly dateDayFirst: (iso: string) => string;
  /** With a capital, as at the beginning of a line. */
  readonly day: (iso: string) => string;
  readonly dayInText: (iso: string) => string;
  readonly shortDay: (iso: string) => string;
  readonly dayOfWeek: (iso: string) => string;
  /** A period of one day is formatted as a date. With a capital, as at the beginning of a line. */
  readonly period: (start: string, end?: string) => string;
  readonly periodInText: (start: string, end?: string) => string;
  /** A time of day in the digits of the site. */
  readonly clock: (time: string) => string;
  /** A time of day as on the page of a panel (specification, section 2.9). */
  readonly hour: (time: string) => string;
  /** Between two of them. */
  readonly betweenHours: string;
  /** Says that a time span ends on another date, " (+1)"; empty for an evening (`dayEnds` of conference.yaml). */
  readonly laterDay: (minutes: Minutes) => string;
}

/** What each language makes in its own way. */
export type Formats = Omit<Dates, 'day' | 'period' | 'clock' | 'hour' | 'betweenHours' | 'laterDay'>;

/** Returns the date formatter of a language. */
export function datesIn(locale: string, forms: DateForms): Formats {
  const parts = partsIn(locale);
  const date = (iso: string) => forms.date(parts(iso));
  return {
    date,
    dateDayFirst: (iso) => forms.dateDayFirst(parts(iso)),
    dayInText: (iso) => forms.day(parts(iso)),
    shortDay: (iso) => forms.shortDay(parts(iso)),
    dayOfWeek: (iso) => forms.dayOfWeek(parts(iso)),
    periodInText: (start, end = start) => {
      if (end === start) return date(start);
      const isOneMonth = end.slice(0, 7) === start.slice(0, 7);
      return isOneMonth ? forms.daysOfMonth(parts(start), parts(end)) : forms.fromTo(date(start), date(end));
    },
  };
}

function partsIn(locale: string): (iso: string) => DateParts {
  // Dates have no time zone. Parsing and formatting in UTC keeps them, whatever the machine's zone.
  const nameOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: Date) => format.format(date);
  };
  const month = nameOf({ month: 'long' });
  const shortMonth = nameOf({ month: 'short' });
  const weekday = nameOf({ weekday: 'long' });
  const shortWeekday = nameOf({ weekday: 'short' });
  // A conference has few days, but thousands of papers name them.
  const known = new Map<string, DateParts>();
  return (iso) => {
    const found = known.get(iso);
    if (found) return found;
    const date = new Date(`${iso}T00:00:00Z`);
    const [year = '', , day = ''] = iso.split('-');
    const parts = {
      year,
      month: month(date),
      shortMonth: shortMonth(date),
      day,
      weekday: weekday(date),
      shortWeekday: shortWeekday(date),
    };
    known.set(iso, parts);
    return parts;
  };
}
