const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** "August 15, 2023" for 2023-08-15. Days have two digits, as in the specification's section 9.1. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${monthName(month)} ${day}, ${year}`;
}

/** "December 13-15, 2023"; across months or years both dates are written out. ISO dates, the end may be absent. */
export function formatPeriod(start: string, end?: string): string {
  if (end === undefined || end === start) return formatDate(start);
  const [year, month, day] = start.split('-');
  if (!end.startsWith(`${year}-${month}-`)) return `${formatDate(start)} - ${formatDate(end)}`;
  return `${monthName(month)} ${day}-${end.slice(-2)}, ${year}`;
}

/** "14 December 2023" for 2023-12-14, as panels write dates (specification, section 2.9). */
export function formatDateDayFirst(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${monthName(month)} ${year}`;
}

/** "Wednesday, December 13" for 2023-12-13. */
export function formatDay(iso: string): string {
  const [, month, day] = iso.split('-');
  return `${weekday(iso)}, ${monthName(month)} ${day}`;
}

/** "Wed, Dec 13" for 2023-12-13. */
export function formatShortDay(iso: string): string {
  const [, month, day] = iso.split('-');
  return `${weekday(iso).slice(0, 3)}, ${monthName(month).slice(0, 3)} ${day}`;
}

/** Name of the day of the week of an ISO date. */
function weekday(iso: string): string {
  return WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? '';
}

/** "10h30" for 10:30, as panels write times of day (specification, section 2.9). */
export const formatHour = (time: string): string => time.replace(':', 'h');

const monthName = (month: string | undefined) => MONTHS[Number(month) - 1] ?? '';
