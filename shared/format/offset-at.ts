const HOUR = 3_600_000;

/** Offsets of a zone a day and a half before and after the noon of a date, by both; conferences have few days. */
const known = new Map<string, readonly [before: string, after: string]>();

/**
 * The offset from UTC of a zone (IANA) at a local date and time: "+01:00". An hour that occurs twice, when the clocks go
 * back, is the first of the two; one that is left out is counted as if the clocks had not changed yet.
 */
export function offsetAt(zone: string, localDateTime: string): string {
  const [before, after] = offsetsAround(zone, localDateTime.slice(0, 10));
  if (before === after) return before;
  const inUtc = Date.parse(`${localDateTime}Z`);
  const fits = (offset: string) => offsetOfInstant(zone, inUtc - millisecondsOf(offset)) === offset;
  return fits(before) || !fits(after) ? before : after;
}

/** Whether a local time is in an hour that is left out, when the clocks go forward. */
export function isSkipped(zone: string, localDateTime: string): boolean {
  const [before, after] = offsetsAround(zone, localDateTime.slice(0, 10));
  if (before === after) return false;
  const offset = offsetAt(zone, localDateTime);
  return offsetOfInstant(zone, Date.parse(`${localDateTime}Z`) - millisecondsOf(offset)) !== offset;
}

/** Minutes by which "+05:30" is ahead of UTC. */
export const minutesOfOffset = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/** An offset as pages write it: "GMT+1", "GMT-3:30", "GMT". */
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

/** The offset from UTC of a zone (IANA) at an instant in milliseconds since 1970: "+01:00". */
export function offsetOfInstant(zone: string, instant: number): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // "GMT+01:00"; "GMT" alone where there is no difference.
  return name.slice(3, 9) || '+00:00';
}
