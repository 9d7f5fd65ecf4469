import { DAY_MS } from '../../../shared/format/days-between';
import { type Meant, meant } from './meant';

/** What is known beside a date of how it is to be read. */
export interface DateContext {
  /** What comes first in the dates around it. */
  readonly order?: 'day-first' | 'month-first' | undefined;
  /** The year of the conference. */
  readonly year?: string | undefined;
}

const YEAR_LAST = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

/** The days that a date of three numbers may be, the year last: undefined where the calendar has no such day; nothing if it is no such date. */
export function dateReadings(text: string) {
  const [, first, second, year] = YEAR_LAST.exec(text.trim()) ?? [];
  if (first === undefined || year === undefined) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return { dayFirst: iso(full, second, first), monthFirst: iso(full, first, second) };
}

/** Says how to write a date that a spreadsheet or a habit has changed; undefined if no guess is safe. */
export function dateAsMeant(text: string, context: DateContext = {}): Meant | undefined {
  const written = text.trim();
  const yearFirst =
    /^(\d{4})[/. ](\d{1,2})[/. ](\d{1,2})\.?$/.exec(written) ??
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(written);
  if (yearFirst) return write(iso(yearFirst[1], yearFirst[2], yearFirst[3]));
  const readings = dateReadings(written);
  if (readings) return dayOrMonthFirst(written, readings, context);
  const named =
    /^(?:[a-z]+,?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-zéû]{3,})\.?|([a-zéû]{3,})\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?),?[ -]+(\d{4})$/i.exec(
      written,
    );
  if (named) {
    const month = monthNumber(named[2] ?? named[3] ?? '');
    return month === undefined ? undefined : write(iso(named[5], month, named[1] ?? named[4]));
  }
  return serialDay(written, context);
}

/** Nothing of a conference begins before; whoever writes a smaller hour without a zero may count from noon. */
const EARLIEST = 7;

/** The same for a time of day. */
export function timeAsMeant(text: string): Meant | undefined {
  const written = text.trim().toLowerCase();
  const clock = /^(\d{1,2})(?:[:.h ]\s?(\d{2}))?(?:[:.]\d{2})?\s?(h|[ap]\.?m\.?)?$/.exec(written);
  if (clock && (clock[2] !== undefined || clock[3] !== undefined)) {
    const half = clock[3]?.[0];
    const hour = Number(clock[1]);
    const hours = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
    const minutes = Number(clock[2] ?? 0);
    if (hours >= 24 || minutes >= 60) return undefined;
    // "2:30" may be in the afternoon, and "0.25" a quarter of a day.
    return {
      ...meant(`${twoDigits(hours)}:${twoDigits(minutes)}`),
      isCertain: half !== undefined || hours >= EARLIEST,
    };
  }
  // A spreadsheet counts times as parts of a day.
  if (!/^0[.,]\d{2,}$/.test(written)) return undefined;
  const minutes = Math.round(Number(written.replace(',', '.')) * 24 * 60);
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return meant(time, 'A spreadsheet has saved the time as a part of a day.');
}

/** The same for a whole number: without currency, thousands separators and empty decimals. */
export function numberAsMeant(text: string): Meant | undefined {
  const digits = text.replace(/[\p{Sc}\s'’]|^[a-z]{2,3}\b|\b[a-z]{2,3}$/giu, '').replace(/[.,]0{1,2}$/, '');
  if (!/^-?\d{1,3}([.,]\d{3})+$|^-?\d+$/.test(digits)) return undefined;
  // "59.500" has the decimals of a dinar, or it is tens of thousands; "USD 120" may stand in the column of another currency.
  const isCertain = !/[.,]|\p{Sc}|\p{L}/u.test(text.replace(/[.,]0{1,2}$/, ''));
  return { ...meant(digits.replace(/[.,]/g, '')), isCertain };
}

/** The two numbers of which a spreadsheet has made a day, in the order of the text; undefined if the text is no day. */
export function dayAsNumbers(text: string): readonly [number, number] | undefined {
  const written = text.trim();
  const iso = /^\d{4}[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(serialDay(written, {})?.to ?? written);
  const digits =
    iso ??
    /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})$/.exec(written) ??
    /^(\d{1,2})(\/)(\d{1,2})$/.exec(written) ??
    /^(\d{1,2})(\.) ?(\d{1,2})\.$/.exec(written);
  if (digits) return bothAsDay(Number(digits[1]), Number(digits.at(-1)));
  const named = /^(\d{1,2})(?:[-/ ]|\. ?)(\p{L}{3,9})\.?(?:[-/ ]\d{2,4})?$|^(\p{L}{3,9})\.?[-/ ](\d{1,2})$/u.exec(
    written,
  );
  const month = monthNumber(named?.[2] ?? named?.[3] ?? '');
  return named === null || month === undefined ? undefined : [Number(named[1] ?? named[4]), month];
}

/** Two numbers, one of which may be a month and the other a day of it. */
const bothAsDay = (one: number, other: number): readonly [number, number] | undefined =>
  Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31 ? [one, other] : undefined;

/** Whether a text is a number in powers of ten, as spreadsheets write long ones: 2.39E+02, 1.23456789012346E+018. */
export const isPowerOfTen = (text: unknown): text is string =>
  typeof text === 'string' && /^\d(?:[.,]\d+)?E[+]?\d{1,3}$/i.test(text);

/** The same for an amount, which may have a decimal comma: "59,50", "1.059,50". */
export function amountAsMeant(text: string): Meant | undefined {
  const written = text.replace(CURRENCY, '');
  if (/^\d{1,3}[.,]\d{3}$/.test(written)) {
    const [whole, decimal] = [written.replace(/[.,]/, ''), Number(written.replace(',', '.')).toFixed(2)];
    return {
      hint: `Write ${whole} if the sign stands between thousands, or ${decimal} if it begins the decimals.`,
      to: whole,
    };
  }
  const [, units, decimals] = /^([\d.,'’]*\d)[.,](\d{1,2})$/.exec(written) ?? [];
  const whole = units === undefined ? undefined : numberAsMeant(units)?.to;
  if (whole === undefined || decimals === undefined || /^0+$/.test(decimals)) return numberAsMeant(text);
  return write(`${whole}.${decimals}`);
}

const CURRENCY = /[\p{Sc}\s]|^[a-z]{2,3}\b|\b[a-z]{2,3}$/giu;

const write = (text: string | undefined) => (text === undefined ? undefined : meant(text));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day in ISO 8601, if the calendar has it. */
function iso(year?: string | number, month?: string | number, day?: string | number): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

function dayOrMonthFirst(
  written: string,
  { dayFirst, monthFirst }: NonNullable<ReturnType<typeof dateReadings>>,
  { order, year }: DateContext,
): Meant | undefined {
  const to = order === 'month-first' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
  if (to === undefined) return undefined;
  if (dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst && order === undefined)
    return {
      hint: `It may be ${dayFirst} or ${monthFirst}, and neither the days of the conference nor the dates around it decide: write ${dayFirst} if the day comes first, or ${monthFirst} if the month does.`,
      to: dayFirst,
    };
  // "24/05/12" may begin with its year.
  const hasYear = /\d{4}$/.test(written) || (year !== undefined && !isNear(`20${written.slice(0, 2)}`, year));
  return { ...meant(to), isCertain: hasYear };
}

/** Whether two years are the same, or next to each other. */
const isNear = (one: string, other: string) => Math.abs(Number(one) - Number(other)) <= 1;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const FRENCH = 'janv fév mars avr mai juin juil aoû sept oct nov déc'.split(' ');
const GERMAN = 'jan feb mär apr mai jun jul aug sep okt nov dez'.split(' ');
const SPANISH = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

function monthNumber(name: string): number | undefined {
  const lower = name.toLowerCase();
  const index = [MONTHS, FRENCH, GERMAN, SPANISH].map((names) => names.findIndex((start) => lower.startsWith(start)));
  const found = index.find((each) => each !== -1);
  return found === undefined ? undefined : found + 1;
}

/** Spreadsheets count days from the end of 1899, and old ones of the Mac four years less. */
function serialDay(text: string, { year }: DateContext): Meant | undefined {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return undefined;
  const day = new Date(Date.UTC(1899, 11, 30) + Number.parseInt(text, 10) * DAY_MS).toISOString().slice(0, 10);
  if (day < '1990' || day >= '2100') return undefined;
  const isCertain = year !== undefined && isNear(day.slice(0, 4), year);
  return { ...meant(day, 'A spreadsheet has saved the date as the number of a day.'), isCertain };
}
