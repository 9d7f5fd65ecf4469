/** The format of a cell that has a number: what the number is, if not just a number. */
export type NumberFormat = 'number' | 'date' | 'time' | 'hours' | 'percent' | { readonly digits: number };

/** The formats with a number of their own (ECMA-376, part 1, 18.8.30), and those of East Asian dates. */
const isBetween = (id: number, first: number, last: number) => id >= first && id <= last;

/** Finds out what the numbers of a format are. `code` is that of a format that the workbook declares. */
export function numberFormat(id: number, code?: string): NumberFormat {
  if (code !== undefined) return formatOf(code);
  if (id === 9 || id === 10) return 'percent';
  if (id === 46) return 'hours';
  if (isBetween(id, 18, 21) || id === 45 || id === 47 || isBetween(id, 32, 35) || isBetween(id, 55, 56)) return 'time';
  return isBetween(id, 14, 22) || isBetween(id, 27, 36) || isBetween(id, 50, 58) ? 'date' : 'number';
}

/** Reads the code of a format, such as `yyyy-mm-dd` or `[h]:mm`, without its literal texts, colours and locales. */
function formatOf(written: string): NumberFormat {
  const [first = ''] = written
    .toLowerCase()
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .split(';');
  if (/\[(?:h+|m+|s+)\]/.test(first)) return 'hours';
  const code = first.replace(/\[[^\]]*\]/g, '').replaceAll('general', '');
  if (code.includes('%')) return 'percent';
  if (/^0{2,}$/.test(code)) return { digits: code.length };
  if (!/[ymdhs]/.test(code) || /[#?]/.test(code)) return 'number';
  return /[yd]/.test(code) || !/[hs]/.test(code) ? 'date' : 'time';
}

/** Days between the first days of the calendars of 1900 and 1904. */
const DAYS_TO_1904 = 1462;

/** The number of the day before 10000-01-01, and that of 1901-01-01: nothing of a conference is earlier. */
const LAST_DAY = 2_958_465;
const FIRST_DAY = 367;

/** Writes a number as its format shows it, with dates as 2031-05-20, times as 09:00, and all digits. */
export function numberText(written: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(written);
  if (written === '' || Number.isNaN(number)) return written;
  if (format === 'percent') return `${withoutNoise(number * 100)}%`;
  if (typeof format === 'object') return withoutNoise(number).padStart(format.digits, '0');
  if (format === 'number' || number < 0 || number > LAST_DAY) return withoutNoise(number, written);
  // Parts of days are rounded: 9:00 may be 8:59:59.999.
  const minutes = Math.round(number * 24 * 60);
  if (format === 'hours') return clock(minutes);
  const time = clock(minutes % (24 * 60));
  if (format === 'time' || number < 1) return time;
  const day = Math.floor(minutes / 60 / 24) + (is1904 ? DAYS_TO_1904 : 0);
  if (day < FIRST_DAY) return time;
  const date = new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10);
  return time === '00:00' ? date : `${date} ${time}`;
}

/** 570 → 09:30 */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The digits that a spreadsheet keeps of a number. */
const MOST_DIGITS = 15;

/**
 * Converts a number to text, without the noise of binary fractions. One that a spreadsheet has rounded is written with a power of ten, so
 * that it is detected and reported.
 */
function withoutNoise(number: number, written = String(number)): string {
  if (Math.abs(number) < 10 ** MOST_DIGITS) return String(Number(number.toPrecision(MOST_DIGITS)));
  const isWhole = /^-?\d+$/.test(written) && /[1-9]/.test(written.slice(MOST_DIGITS));
  return isWhole ? written : number.toExponential(MOST_DIGITS - 1);
}

/** Writes a date of a cell as text, such as 2031-05-20T09:00:00: without seconds, and without the hour if it is midnight. */
export const isoText = (date: string): string =>
  date.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/T(\d\d:\d\d).*$/, ' $1');
