const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a moment as the clocks of a zone show it: making one costs more than using it a thousand times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

const MINUTE = 60_000;

/** How far the clocks of a zone are ahead of UTC at a moment, in minutes. */
function minutesAhead(zone: string, moment: number): number {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - moment) / MINUTE);
}

/**
 * The offset from UTC of a zone (by its IANA name) when its clocks show a date and time, as "+01:00". Of a time that the
 * clocks show twice it is the first one's; of one that they leave out, that of the hour before.
 */
export function offsetAt(zone: string, localDateTime: string): string {
  const asUtc = Date.parse(`${localDateTime}Z`);
  // Clocks are changed by at most a day: the offset is one of those a day before and a day after.
  const before = minutesAhead(zone, asUtc - 24 * 60 * MINUTE);
  const after = minutesAhead(zone, asUtc + 24 * 60 * MINUTE);
  const fits = [before, after].find((offset) => minutesAhead(zone, asUtc - offset * MINUTE) === offset);
  return formatOffset(fits ?? before);
}

function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** An offset as pages write it: "GMT+1", "GMT-3:30", "GMT". */
export function offsetLabel(offset: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (hours === '00' && minutes === '00') return 'GMT';
  return `GMT${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}
