import { dayAfter } from '../../../shared/format/day-after';
import { clockOf } from '../../../shared/format/times';

/** The first and the last day of the conference, YYYY-MM-DD. */
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** Which number of 3/4/2031 is the day. */
export type DayOrder = 'day first' | 'month first';

/** What a cell says of when something takes place. */
export interface Written {
  /** YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** The date may mean two days. */
  readonly isAmbiguous?: boolean;
  /** Times of day, HH:MM. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** The offset from UTC that the times have, as in ISO 8601; absent for local time. */
  readonly offset?: string | undefined;
}

/** Languages whose names of months and days are known; Arabic has several lists of months. */
const LOCALES = ['en', 'en-GB', 'fr', 'es', 'pt', 'de', 'it', 'ar-EG', 'ar-SY', 'ar-TN', 'ar-MA'];

/** Normalises a text: ASCII digits, lower case, no accents, one space between words. */
const plain = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Collects the names that months or weekdays have in all languages → their number. */
function namesOf(part: 'month' | 'weekday', dates: readonly Date[]): ReadonlyMap<string, number> {
  const names = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(locale, { [part]: length, timeZone: 'UTC' });
      return dates.map((date, index) => [plain(format.format(date)).replace(/\.$/, ''), index] as const);
    }),
  );
  return new Map(names.filter(([name]) => /^\p{L}{2,}$/u.test(name)));
}

const MONTHS = namesOf(
  'month',
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2031, month, 15))),
);
/** From Monday on. */
const WEEKDAYS = namesOf(
  'weekday',
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2031, 8, 1 + day))),
);
const anyOf = (names: ReadonlyMap<string, number>) => `(?<!\\p{L})(?<name>${[...names.keys()].join('|')})(?!\\p{L})`;

/** Dates whose parts are certain: 2031-05-13, "13th of May 2031", "May 13, 2031". */
const CERTAIN = [
  /(?<!\d)(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)t?/u,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|er|o|a)?\\.?[ -]?(?:(?:of|de|d) ?)?${anyOf(MONTHS)}(?:\\.?[ -]?(?:(?:de|del|of) )?,? ?(?<year>\\d{4})(?!\\d))?`,
    'u',
  ),
  new RegExp(`${anyOf(MONTHS)}\\.? ?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:h])(?:,? ?(?<year>\\d{4})(?!\\d))?`, 'u'),
];

/** Dates of numbers alone, in either order: 13.5.2031, 5/13/31, 13.5., 5/13. */
const NUMERIC = [
  /(?<![\d.:])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d\d)(?![\d:])/,
  /(?<![\d.:])(\d{1,2})(\.)(\d{1,2})\.(?!\d)/,
  /(?<![\d.:/])(\d{1,2})(\/)(\d{1,2})(?![\d/])/,
];

/** "Tuesday", "Tuesday 13th". */
const WEEKDAY = new RegExp(`${anyOf(WEEKDAYS)}(?:\\.?,? (?<day>\\d{1,2})(?:st|nd|rd|th|er)?(?![\\d:h.]))?`, 'u');

/** "Day 2", "2". */
const NUMBERED_DAY = /^(?:day|jour|dia|tag|giorno|اليوم)? ?(\d)$/;

const isoOf = (year: number, month: number, day: number): string[] => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1899 && year < 2200
    ? [date.toISOString().slice(0, 10)]
    : [];
};

/** A date that was found, and the text without it. Two dates mean that their order is not known, none that it is no day. */
interface Found {
  readonly dates: readonly string[];
  readonly rest: string;
}

/** Finds a date in a text. A date without a year is that of the conference. */
function dateIn(text: string, days: Days, order: DayOrder | undefined, isDay: boolean): Found | undefined {
  const found = ({ index, 0: all }: RegExpExecArray, dates: readonly string[]): Found => ({
    dates: [...new Set(dates)],
    rest: `${text.slice(0, index)} ${text.slice(index + all.length)}`.trim(),
  });
  const [iso, ...named] = CERTAIN.map((form) => form.exec(text));
  const numeric = NUMERIC.map((form) => form.exec(text)).find(Boolean);
  if (!iso && numeric) {
    const [, one, sign, other, written = days.start.slice(0, 4)] = numeric;
    const year = Number(written.length === 2 ? `20${written}` : written);
    const dayFirst = isoOf(year, Number(other), Number(one));
    const monthFirst = isoOf(year, Number(one), Number(other));
    if (sign === '.' || order === 'day first') return found(numeric, dayFirst);
    return found(numeric, order === 'month first' ? monthFirst : [...dayFirst, ...monthFirst]);
  }
  const certain = [iso, ...named].find(Boolean);
  if (certain) {
    const { year = days.start.slice(0, 4), month, name = '', day } = certain.groups ?? {};
    return found(certain, isoOf(Number(year), Number(month ?? (MONTHS.get(name) ?? 0) + 1), Number(day)));
  }
  const weekday = WEEKDAY.exec(text);
  if (weekday) {
    const { name = '', day } = weekday.groups ?? {};
    const dates = daysOf(days).filter(
      (date) => dayOfWeek(date) === WEEKDAYS.get(name) && (day === undefined || Number(date.slice(8)) === Number(day)),
    );
    return dates.length === 1 ? found(weekday, dates) : undefined;
  }
  const [, nth] = (isDay && NUMBERED_DAY.exec(text)) || [];
  const date = daysOf(days)[Number(nth) - 1];
  return date === undefined ? undefined : { dates: [date], rest: '' };
}

/** In days. More dates than a conference has are a mistake in conference.yaml. */
const LONGEST = 60;

const daysOf = ({ start, end }: Days): readonly string[] => {
  const all = [start];
  while (all.length < LONGEST && (all.at(-1) ?? end) < end) all.push(dayAfter(all.at(-1) ?? end));
  return all;
};

/** Monday is 0. */
const dayOfWeek = (date: string) => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;

const CLOCK =
  /(?<![\d.:])(\d{1,2})(?: ?[:h.] ?([0-5]\d)(?::\d\d(?:\.\d+)?)?(?!\d)| ?(h)(?:rs?|s)?(?![\p{L}\d])|)(?: ?(a\.? ?m\b\.?|p\.? ?m\b\.?|صباحا|مساء|ص|م|uhr)(?!\p{L}))?/gu;

/** Reads the times of day of a text, in order. A number alone is an hour if it is all that the text has, or beside a dash. */
function clocksIn(text: string): string[] {
  const whole = /^([01]?\d|2[0-3])([0-5]\d)?$/.exec(text);
  if (whole) return [clockOf(Number(whole[1]) * 60 + Number(whole[2] ?? 0))];
  const clocks = [...text.matchAll(CLOCK)].filter(
    ({ 2: minutes, 3: h, 4: half, index, 0: all }) =>
      (minutes ?? h ?? half) !== undefined ||
      /^ ?[-–—]/.test(text.slice(index + all.length)) ||
      /\d.* ?[-–—] ?$/.test(text.slice(Math.max(0, index - 8), index)),
  );
  const times = clocks.map(({ 1: hour, 2: minute = '0', 4: half }) => timeOf(Number(hour), Number(minute), half));
  const [first, last] = clocks;
  if (clocks.length === 2 && first?.[4] === undefined && last?.[4] !== undefined) {
    // "9:30 – 10:00 AM" states the half of the day once, and "11:30 – 1 PM" begins in the other half.
    const start = timeOf(Number(first?.[1]), Number(first?.[2] ?? 0), last[4]);
    times[0] = start < (times[1] ?? 0) ? start : (start + 12 * 60) % (24 * 60);
  }
  return times.flatMap((minutes) => (minutes > 24 * 60 ? [] : [clockOf(minutes, 'end')]));
}

/** Returns the minutes since midnight. */
function timeOf(hour: number, minute: number, half = ''): number {
  const isAfternoon = /^(?:p|م)/.test(half);
  return (isAfternoon || /^(?:a|ص)/.test(half) ? (hour % 12) + (isAfternoon ? 12 : 0) : hour) * 60 + minute;
}

/** A day, a time and an offset as in ISO 8601. */
const ISO_TIME = /^(?<date>\d{4}-\d\d-\d\d)[t ](?<start>\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?<offset>[+-]\d\d:\d\d)$/;

/** An offset from UTC at the end of a text. One without "UTC" and with "-" needs seconds, since it may be a range of hours. */
const OFFSET =
  /(?:(?<!\p{L})(?:utc|gmt|z)|(?<=\d)(?=\+)|(?<=:\d\d:\d\d(?:\.\d+)?)(?=-))(?:([+-])(\d\d?):?(\d\d)?)?\)?$/u;

/** Reads whatever a cell says of a day and of hours: "13/05/2031 9h30", "Tuesday 13 May", "9:30 – 10:00 AM", "Day 2". */
export function writtenIn(text: string, days: Days, order: DayOrder | undefined, isDay: boolean): Written {
  const bare = plain(text);
  const iso = ISO_TIME.exec(bare);
  if (iso?.groups) return { ...iso.groups };
  const { dates = [], rest = bare } = dateIn(bare, days, order, isDay) ?? {};
  const [offset, sign = '+', hours = '', minutes = '00'] = OFFSET.exec(rest) ?? [];
  const [start, end] =
    isDay && dates.length === 0 ? [] : clocksIn(rest.slice(0, rest.length - (offset ?? '').length).trim());
  return {
    date: dates[0],
    isAmbiguous: dates.length > 1,
    start,
    end,
    offset: offset === undefined ? undefined : `${sign}${hours.padStart(2, '0')}:${minutes}`,
  };
}

/** Finds out which number of the dates of a column is the day: the order in which all are dates, and more are days of the conference. */
export function dayOrderOf(texts: readonly string[], days: Days): DayOrder | undefined {
  const count = (order: DayOrder) => {
    const dates = texts.flatMap((text) => dateIn(plain(text), days, order, true)?.dates ?? []);
    return { all: dates.length, inside: dates.filter((date) => date >= days.start && date <= days.end).length };
  };
  const [day, month] = [count('day first'), count('month first')];
  const isDay = day.inside - month.inside || day.all - month.all;
  return isDay > 0 ? 'day first' : isDay < 0 ? 'month first' : undefined;
}
