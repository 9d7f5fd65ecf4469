import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { timeZoneComponent } from '../../../shared/calendars/time-zone';
import { minutesOfOffset, offsetOfInstant } from '../../../shared/format/offset-at';
import { tried } from '../../support/rounds';

const HOUR = 3_600_000;

/** The zone as another program understands it. */
function understood(zone: string, years: readonly number[]): ICAL.Timezone {
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${timeZoneComponent(zone, years)}END:VCALENDAR\r\n`;
  const component = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vtimezone');
  if (!component) throw new Error(`no time zone in ${calendar}`);
  return new ICAL.Timezone(component);
}

/** Every noon of a year, and every hour around a change of the clocks, in milliseconds since 1970. */
function moments(zone: string, year: number): number[] {
  const found: number[] = [];
  for (let day = Date.UTC(year, 0, 2); day < Date.UTC(year, 11, 31); day += 24 * HOUR) {
    const changes = offsetOfInstant(zone, day) !== offsetOfInstant(zone, day + 24 * HOUR);
    for (let hour = changes ? -12 : 12; hour <= (changes ? 36 : 12); hour++) found.push(day + hour * HOUR);
  }
  return found;
}

/** The moments at which another program takes what the clocks show there for another hour. */
function misunderstood(zone: string, years: readonly number[]): string[] {
  const other = understood(zone, years);
  const offsetAt = (instant: number) => minutesOfOffset(offsetOfInstant(zone, instant));
  return years.flatMap((year) =>
    moments(zone, year).flatMap((instant) => {
      const offset = offsetAt(instant);
      // An hour that clocks show twice, or that they leave out, means something else to each program.
      if (offsetAt(instant - 2 * HOUR) !== offset || offsetAt(instant + 2 * HOUR) !== offset) return [];
      const local = new Date(instant + offset * 60_000).toISOString().slice(0, 19);
      return other.utcOffset(ICAL.Time.fromDateTimeString(local)) === offset * 60 ? [] : [local];
    }),
  );
}

describe('a time zone in a calendar', () => {
  it.each([
    ['Africa/Tunis', 2023, ['19700101T000000']],
    [
      'Europe/Rome',
      2031,
      ['19700329T020000 FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', '19701025T030000 FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
    ],
    [
      'America/New_York',
      2026,
      ['19700308T020000 FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', '19701101T020000 FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
    ],
    [
      'Australia/Lord_Howe',
      2025,
      ['19700405T020000 FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', '19701004T020000 FREQ=YEARLY;BYMONTH=10;BYDAY=1SU'],
    ],
  ])('has yearly rules from 1970 on where the zone has any: %s', (zone, year, rules) => {
    const found = [...timeZoneComponent(zone, [year]).matchAll(/DTSTART:(\S+)(?:[\s\S]*?(?:RRULE:(\S+)|END:))/g)];
    expect(found.map(([, start, rule]) => [start, rule].filter(Boolean).join(' '))).toEqual(rules);
  });

  it('shows the same hours in another program as here, all year, in every zone', () => {
    const all = Intl.supportedValuesOf('timeZone');
    const zones = tried(
      all,
      all.filter((_, index) => index % 40 === 0),
    );
    for (const zone of zones) expect(misunderstood(zone, [2026]), zone).toEqual([]);
  });
});
