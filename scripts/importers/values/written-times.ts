import { dayAfter } from '../../../shared/format/day-after';
import { clockOf } from '../../../shared/format/times';
import { durationIn } from './times';

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

/** Collects the names that dates have in all languages → their number. */
function namesOf(options: Intl.DateTimeFormatOptions, dates: readonly Date[]): ReadonlyMap<string, number> {
  const names = LOCALES.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return dates.map((date, index) => [plain(format.format(date)).replace(/\.$/, ''), index] as const);
  });
  // The first language counts: "mar." is March, and Tuesday is "mardi".
  return new Map(names.filter(([name]) => /^\p{L}{2,}$/u.test(name) || name.includes(' ')).reverse());
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2031, month, 15)));
/** From Monday on. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2031, 8, 1 + day)));
let known: { months: ReadonlyMap<string, number>; weekdays: ReadonlyMap<string, number> } | undefined;
const names = () => {
  const all = (part: 'month' | 'weekday', dates: readonly Date[]) =>
    new Map([...namesOf({ [part]: 'short' }, dates), ...namesOf({ [part]: 'long' }, dates)]);
  known ??= { months: all('month', MONTHS), weekdays: all('weekday', WEEK) };
  return known;
};

const isoOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1899 && year < 2200
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** A date that was found, and the text without it. */
interface Found {
  readonly dates: readonly string[];
  readonly rest: string;
}

const NUMBERED_DAY = /^(?:day|jour|dia|tag|giorno|اليوم)? ?(\d)$/;

/** Finds a date in a text. A date without a year is that of the conference. Two dates mean that its order is not known. */
function dateIn(text: string, days: Days, order: DayOrder | undefined, isDay: boolean): Found | undefined {
  const year = Number(days.start.slice(0, 4));
  const cut = (start: number, end: number, ...dates: readonly (string | undefined)[]): Found | undefined => {
    const valid = [...new Set(dates.filter((date) => date !== undefined))];
    return valid.length === 0 ? undefined : { dates: valid, rest: `${text.slice(0, start)} ${text.slice(end)}` };
  };
  const take = ({ index, 0: all }: RegExpExecArray, ...dates: readonly (string | undefined)[]) =>
    cut(index, index + all.length, ...dates);
  const iso = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)t?/.exec(text);
  if (iso) return take(iso, isoOf(Number(iso[1]), Number(iso[3]), Number(iso[4])));
  const numeric =
    /(?<![\d.:])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d\d)(?![\d:])/.exec(text) ??
    /(?<![\d.:])(\d{1,2})(\.)(\d{1,2})\.(?!\d)/.exec(text) ??
    /(?<![\d.:/])(\d{1,2})(\/)(\d{1,2})(?![\d/])/.exec(text);
  if (numeric) {
    const [, one = '', sign, other = '', written = String(year)] = numeric;
    const whole = written.length === 2 ? 2000 + Number(written) : Number(written);
    const dayFirst = isoOf(whole, Number(other), Number(one));
    const monthFirst = isoOf(whole, Number(one), Number(other));
    if (sign === '.' || order === 'day first') return take(numeric, dayFirst);
    return order === 'month first' ? take(numeric, monthFirst) : take(numeric, dayFirst, monthFirst);
  }
  const { months, weekdays } = names();
  for (const word of text.matchAll(/\p{L}+/gu)) {
    const month = months.get(word[0]);
    if (month === undefined) continue;
    const before = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|o|a)?\.?[ -]?(?:(?:of|de|d) ?)?$/.exec(text.slice(0, word.index));
    const after =
      /^\.?[ -]?(?:(?:de|del|of) )?,? ?(\d{4})(?!\d)|^\.? ?(\d{1,2})(?:st|nd|rd|th)?(?![\d:h])(?:,? ?(\d{4})(?!\d))?/.exec(
        text.slice(word.index + word[0].length),
      );
    const day = before?.[1] ?? after?.[2];
    if (day === undefined) continue;
    const [, own, , later] = after ?? [];
    const end = word.index + word[0].length + (before && after?.[2] !== undefined ? 0 : (after?.[0].length ?? 0));
    const start = before?.index ?? word.index;
    return cut(start, end, isoOf(Number(own ?? (before ? undefined : later) ?? year), month + 1, Number(day)));
  }
  for (const word of text.matchAll(/\p{L}+/gu)) {
    const weekday = weekdays.get(word[0]);
    if (weekday === undefined) continue;
    const [all, number] = /^\.?,? (\d{1,2})(?:st|nd|rd|th|er)?(?![\d:h.])/.exec(
      text.slice(word.index + word[0].length),
    ) ?? [''];
    const dates = daysOf(days).filter(
      (date) => dayOfWeek(date) === weekday && (number === undefined || Number(date.slice(8)) === Number(number)),
    );
    return dates.length === 1 ? cut(word.index, word.index + word[0].length + all.length, ...dates) : undefined;
  }
  const [, nth] = (isDay && NUMBERED_DAY.exec(text)) || [];
  const date = nth === undefined ? undefined : daysOf(days)[Number(nth) - 1];
  if (date !== undefined) return { dates: [date], rest: '' };
  const [, serial, fraction] = /^([45]\d{4})(\.\d+)?$/.exec(text) ?? [];
  // Spreadsheets count days from 1899-12-30.
  const counted = serial && new Date(Date.UTC(1899, 11, 30 + Number(serial))).toISOString().slice(0, 10);
  return counted ? { dates: [counted], rest: fraction ? `0${fraction}` : '' } : undefined;
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
  /(?<![\d.:])(\d{1,2})(?: ?[:h.] ?(\d\d)(?::\d\d(?:\.\d+)?)?(?!\d)| ?(h)(?:rs?|s)?(?![\p{L}\d])|)(?: ?(a\.? ?m\b\.?|p\.? ?m\b\.?|صباحا|مساء|ص|م|uhr)(?!\p{L}))?/gu;

/** Reads the times of day of a text, in order. A number alone is an hour if it is all that the text has, or before a dash. */
function clocksIn(text: string): string[] {
  // Spreadsheets keep times as parts of a day; 0.30 is half past midnight.
  if (/^0?\.\d+$/.test(text) && !/^0\.[0-4]\d$/.test(text.replace('0.25', '.25')))
    return [clockOf(Math.round(Number(text) * 1440))];
  const whole = /^([01]?\d|2[0-3])([0-5]\d)?$/.exec(text);
  if (whole) return [clockOf(Number(whole[1]) * 60 + Number(whole[2] ?? 0))];
  const matches = [...text.matchAll(CLOCK)];
  const isClock = ({ 2: minutes, 3: h, 4: half, index = 0, 0: all }: RegExpExecArray) =>
    minutes !== undefined ||
    h !== undefined ||
    half !== undefined ||
    /^ ?[-–—]/.test(text.slice(index + all.length)) ||
    /\d.* ?[-–—] ?$/.test(text.slice(Math.max(0, index - 8), index));
  const clocks = matches.filter(isClock);
  const halves = clocks.map(({ 4: half }) => half);
  return clocks.flatMap(({ 1: hour = '', 2: minutes = '0' }, index) => {
    // "9:30 – 10:00 AM" states the half of the day once.
    const half =
      halves[index] ??
      (clocks.length === 2 && index === 0 ? halfBefore(Number(hour), clocks[1], halves[1]) : undefined);
    const isMorning = half !== undefined && /^(?:a|ص)/.test(half);
    const isAfternoon = half !== undefined && /^(?:p|م)/.test(half);
    const shown = isMorning || isAfternoon ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
    return shown > 24 || Number(minutes) > 59 ? [] : [clockOf(shown * 60 + Number(minutes), 'end')];
  });
}

function halfBefore(hour: number, next: RegExpExecArray | undefined, half: string | undefined): string | undefined {
  const isOver = hour % 12 > Number(next?.[1]) % 12;
  return half !== undefined && isOver ? (/^(?:p|م)/.test(half) ? 'a' : 'p') : half;
}

/** Reads whatever a cell says of a day and of hours: "13/05/2031 9h30", "Tuesday 13 May", "9:30 – 10:00 AM", "Day 2". */
export function writtenIn(text: string, days: Days, order: DayOrder | undefined, isDay: boolean): Written {
  const bare = plain(text);
  if (bare === '') return {};
  const found = dateIn(bare, days, order, isDay);
  const [date, other] = found?.dates ?? [];
  const rest = (found?.rest ?? bare).trim();
  const [, name, sign, offset] = /(?:(?<!\p{L})(utc|gmt|z)|(?<=\d))(?:([+-])(\d\d?:?(?:\d\d)?))?\)?$/u.exec(rest) ?? [];
  const isIso = /\dt\d|:\d\d:\d\d/.test(bare);
  const isOffset = name !== undefined || (offset !== undefined && (sign === '+' || isIso));
  const [start, end] =
    isDay && found === undefined
      ? []
      : clocksIn(isOffset ? rest.replace(/(?:utc|gmt|z)?(?:[+-][\d:]+)?\)?$/, '').trim() : rest);
  return {
    date,
    ...(other !== undefined && { isAmbiguous: true }),
    start,
    end,
    offset: isOffset ? (sign ? `${sign}${offsetOf(offset ?? '')}` : 'Z') : undefined,
  };
}

/** Writes an offset as ISO 8601 does: "2" and "0200" → "02:00". */
const offsetOf = (digits: string) => {
  const [, hours = '', minutes = '00'] = /^(\d\d?):?(\d\d)?$/.exec(digits) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}`;
};

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

/** Reads a duration in minutes, as people write it in several languages, or as a part of a day. */
export function writtenDuration(text: string): number | undefined {
  const bare = plain(text)
    .replaceAll('’', "'")
    .replace(/(?<=\d) ?(?:hours?|hrs?|heures?|horas?|stunden?|std|ore|ora|ساعه|ساعات)\b\.?/g, 'h')
    .replace(/(?<=\d) ?(?:minut\p{L}*|mins?|mn|دقيقه|دقائق)\.?/gu, 'min')
    .replace(/(?<=h) ?(?:e|y|und|et|and)\b/, '');
  const [, hours] = /^(\d+[.,]\d+) ?h$/.exec(bare) ?? [];
  if (hours !== undefined) return Math.round(Number(hours.replace(',', '.')) * 60);
  if (/^0?\.\d+$/.test(bare)) return Math.round(Number(bare) * 1440);
  return bare === '' ? undefined : durationIn(bare);
}
