const HOUR = 3_600_000;

/** Offsets of a zone 36 hours before and after noon of a date, by zone and date. Conferences have few days. */
const known = new Map<string, readonly [before: string, after: string]>();

/**
 * Returns the offset from UTC of a zone (IANA) at a local date and time: "+01:00". For an hour that occurs twice, when
 * the clocks go back, it returns the first. For an hour that is skipped it returns the offset before the change.
 */
export function offsetAt(zone: string, localDateTime: string): string {
  const [before, after] = offsetsAround(zone, localDateTime.slice(0, 10));
  if (before === after) return before;
  const inUtc = Date.parse(`${localDateTime}Z`);
  const fits = (offset: string) => offsetOfInstant(zone, inUtc - millisecondsOf(offset)) === offset;
  return fits(before) || !fits(after) ? before : after;
}

/** Whether a local time is in an hour that is skipped when the clocks go forward. */
export function isSkipped(zone: string, localDateTime: string): boolean {
  const [before, after] = offsetsAround(zone, localDateTime.slice(0, 10));
  if (before === after) return false;
  const offset = offsetAt(zone, localDateTime);
  return offsetOfInstant(zone, Date.parse(`${localDateTime}Z`) - millisecondsOf(offset)) !== offset;
}

/** Converts an offset to minutes: 330 for "+05:30". */
export const minutesOfOffset = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/** Formats an offset for pages: "GMT+1", "GMT-3:30", "GMT". */
export function offsetLabel(offset: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (hours === '00' && minutes === '00') return 'GMT';
  return `GMT${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

const millisecondsOf = (offset: string) => minutesOfOffset(offset) * 60_000;

function offsetsAround(zone: string, date: string): readonly [before: string, after: string] {
  const key = `${zone} ${date}`;
  const found = known.get(key);
  if (found) return found;
  const noon = Date.parse(`${date}T12:00Z`);
  const offsets = [offsetOfInstant(zone, noon - 36 * HOUR), offsetOfInstant(zone, noon + 36 * HOUR)] as const;
  known.set(key, offsets);
  return offsets;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the offset from UTC of a zone (IANA) at an instant, given in milliseconds since 1970: "+01:00". */
export function offsetOfInstant(zone: string, instant: number): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // "GMT+01:00", or "GMT" without an offset.
  return name.slice(3, 9) || '+00:00';
}
