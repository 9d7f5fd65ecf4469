import { DAY_MS } from '../../../renderer/format/days-between';
import { type Meant, meant } from './meant';

/** Says how to write a date that a spreadsheet or a habit has changed; undefined if no guess is safe. */
export function dateAsMeant(text: string): Meant | undefined {
  const written = text.trim();
  const yearFirst =
    /^(\d{4})[/. ](\d{1,2})[/. ](\d{1,2})\.?$/.exec(written) ??
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(written);
  if (yearFirst) return write(iso(yearFirst[1], yearFirst[2], yearFirst[3]));
  const yearLast = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(written);
  if (yearLast) return dayOrMonthFirst(yearLast[1] ?? '', yearLast[2] ?? '', fullYear(yearLast[3] ?? ''));
  const named =
    /^(?:[a-z]+,?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?[ .-]+([a-zéû]{3,})\.?|([a-zéû]{3,})\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?),?[ -]+(\d{4})$/i.exec(
      written,
    );
  if (named) {
    const month = monthNumber(named[2] ?? named[3] ?? '');
    return month === undefined ? undefined : write(iso(named[5], month, named[1] ?? named[4]));
  }
  return serialDay(written);
}

/** The same for a time of day. */
export function timeAsMeant(text: string): Meant | undefined {
  const written = text.trim().toLowerCase();
  const clock = /^(\d{1,2})(?:[:.h ]\s?(\d{2}))?(?:[:.]\d{2})?\s?(h|[ap]\.?m\.?)?$/.exec(written);
  if (clock && (clock[2] !== undefined || clock[3] !== undefined)) {
    const half = clock[3]?.[0];
    const hour = Number(clock[1]);
    const hours = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour;
    const minutes = Number(clock[2] ?? 0);
    return hours < 24 && minutes < 60 ? write(`${twoDigits(hours)}:${twoDigits(minutes)}`) : undefined;
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
  return write(digits.replace(/[.,]/g, ''));
}

/** The two numbers of which a spreadsheet has made a day, in the order of the text; undefined if the text is no day. */
export function dayAsNumbers(text: string): readonly [number, number] | undefined {
  const written = text.trim();
  const iso = /^\d{4}[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(serialDay(written)?.to ?? written);
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
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** The day in ISO 8601, if the calendar has it. */
function iso(year?: string | number, month?: string | number, day?: string | number): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

function dayOrMonthFirst(first: string, second: string, year: string): Meant | undefined {
  const dayFirst = iso(year, second, first);
  const monthFirst = iso(year, first, second);
  if (dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst) {
    return { hint: `Write ${dayFirst} if the day comes first, or ${monthFirst} if the month does.`, to: dayFirst };
  }
  return write(dayFirst ?? monthFirst);
}

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

/** Spreadsheets count days from the end of 1899. */
function serialDay(text: string): Meant | undefined {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return undefined;
  const day = new Date(Date.UTC(1899, 11, 30) + Number.parseInt(text, 10) * DAY_MS).toISOString().slice(0, 10);
  return day >= '1990' && day < '2100'
    ? meant(day, 'A spreadsheet has saved the date as the number of a day.')
    : undefined;
}
