import { DAY_MS } from '../../../shared/format/days-between';
import { type Meant, meant } from './meant';

/** Facts that help to interpret an ambiguous date. */
export interface DateContext {
  /** Whether day or month comes first in related dates. */
  readonly order?: 'day-first' | 'month-first' | undefined;
  /** The year of the conference. */
  readonly year?: string | undefined;
}

const YEAR_LAST = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

/** Interprets three numbers with the year last as a date, day first and month first; each undefined if there is no such day. */
export function dateReadings(text: string) {
  const [, first, second, year] = YEAR_LAST.exec(text.trim()) ?? [];
  if (first === undefined || year === undefined) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return { dayFirst: iso(full, second, first), monthFirst: iso(full, first, second) };
}

/** Suggests a date for one in another format; undefined if it cannot be interpreted. */
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

/** Conferences begin later than this hour; a smaller hour may be in the afternoon. */
const EARLIEST = 7;

/** Suggests a time of day for one in another format. */
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
  // Spreadsheets store times as fractions of a day.
  if (!/^0[.,]\d{2,}$/.test(written)) return undefined;
  const minutes = Math.round(Number(written.replace(',', '.')) * 24 * 60);
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return meant(time, 'A spreadsheet has saved the time as a fraction of a day.');
}

/** Suggests a whole number, without currency, thousands separators and zero decimals. */
export function numberAsMeant(text: string): Meant | undefined {
  const digits = text.replace(/[\p{Sc}\s'’]|^[a-z]{2,3}\b|\b[a-z]{2,3}$/giu, '').replace(/[.,]0{1,2}$/, '');
  if (!/^-?\d{1,3}([.,]\d{3})+$|^-?\d+$/.test(digits)) return undefined;
  // "59.500" may be 59.5 dinars or tens of thousands; "USD 120" may be in the column of another currency.
  const isCertain = !/[.,]|\p{Sc}|\p{L}/u.test(text.replace(/[.,]0{1,2}$/, ''));
  return { ...meant(digits.replace(/[.,]/g, '')), isCertain };
}

/** Returns the two numbers that a spreadsheet converted to a date, in the order of the text; undefined if the text is not a date. */
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

/** Returns two numbers if one may be a month and the other a day. */
const bothAsDay = (one: number, other: number): readonly [number, number] | undefined =>
  Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31 ? [one, other] : undefined;

/** Tells whether a text is a number with a power of ten, as spreadsheets write long ones: 2.39E+02, 1.23456789012346E+018. */
export const isPowerOfTen = (text: unknown): text is string =>
  typeof text === 'string' && /^\d(?:[.,]\d+)?E[+]?\d{1,3}$/i.test(text);

/** Suggests an amount for one in another format, such as with a decimal comma: "59,50", "1.059,50". */
export function amountAsMeant(text: string): Meant | undefined {
  const written = text.replace(CURRENCY, '');
  if (/^\d{1,3}[.,]\d{3}$/.test(written)) {
    const [whole, decimal] = [written.replace(/[.,]/, ''), Number(written.replace(',', '.')).toFixed(2)];
    return {
      hint: `Write ${whole} if the sign separates thousands, or ${decimal} if it begins the decimals.`,
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

/** Writes a day in ISO 8601; undefined if it does not exist. */
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

/** Tells whether two years are equal or adjacent. */
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

/** Suggests a date for the serial number of a day, which spreadsheets count from the end of 1899. */
function serialDay(text: string, { year }: DateContext): Meant | undefined {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return undefined;
  const day = new Date(Date.UTC(1899, 11, 30) + Number.parseInt(text, 10) * DAY_MS).toISOString().slice(0, 10);
  if (day < '1990' || day >= '2100') return undefined;
  const isCertain = year !== undefined && isNear(day.slice(0, 4), year);
  return { ...meant(day, 'A spreadsheet has saved the date as the number of a day.'), isCertain };
}
