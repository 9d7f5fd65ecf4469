import { describe, expect, it } from 'vitest';
import { offsetAt, offsetLabel } from '../../shared/format/offset-at';
import { clockOf, localDateTime, minutesIn, minutesWithin } from '../../shared/format/times';
import { zoneLabelAt } from '../../shared/format/zone-label';

describe('times of a day', () => {
  it('go on after midnight where the end is before the start, within twelve hours', () => {
    expect(minutesIn({ start: '22:00', end: '01:30' })).toEqual({ start: 1320, end: 1530 });
    expect(minutesIn({ start: '22:00', end: '24:00' })).toEqual({ start: 1320, end: 1440 });
    expect(minutesIn({ start: '20:00', end: '08:00' })).toEqual({ start: 1200, end: 1920 });
    expect(minutesIn({ start: '09:00', end: '08:30' })).toEqual({ start: 540, end: 510 });
  });

  it('of a part are after midnight where the whole is', () => {
    const night = { start: '22:00', end: '01:30' };
    expect(minutesWithin(night, { start: '00:15', end: '00:45' })).toEqual({ start: 1455, end: 1485 });
    expect(minutesWithin(night, { start: '23:45', end: '00:15' })).toEqual({ start: 1425, end: 1455 });
    // What begins as the whole ends is no part of it, and its times are left as they are.
    expect(minutesWithin(night, { start: '01:30', end: '01:45' })).toEqual({ start: 90, end: 105 });
    expect(minutesWithin({ start: '09:00', end: '10:00' }, { start: '08:00', end: '08:30' }).start).toBe(480);
  });

  it('are written as a clock shows them, with the day on which they are', () => {
    expect([clockOf(90), clockOf(1530), clockOf(1440, 'end'), clockOf(1440)]).toEqual([
      '01:30',
      '01:30',
      '24:00',
      '00:00',
    ]);
    expect(localDateTime('2024-02-29', 1530)).toBe('2024-03-01T01:30');
    expect(localDateTime('2023-12-31', 1440)).toBe('2024-01-01T00:00');
  });
});

describe('the offset of a zone', () => {
  it.each([
    ['Africa/Tunis', '2023-12-13T09:30', '+01:00'],
    ['UTC', '2024-05-20T09:30', '+00:00'],
    ['Asia/Kathmandu', '2024-05-20T09:30', '+05:45'],
    ['America/St_Johns', '2024-01-20T09:30', '-03:30'],
    ['Europe/Paris', '2024-03-31T01:59', '+01:00'],
    ['Europe/Paris', '2024-03-31T02:30', '+01:00'],
    ['Europe/Paris', '2024-03-31T03:00', '+02:00'],
    ['Europe/Paris', '2024-10-27T01:59', '+02:00'],
    ['Europe/Paris', '2024-10-27T02:30', '+02:00'],
    ['Europe/Paris', '2024-10-27T03:00', '+01:00'],
    ['America/New_York', '2024-03-10T03:00', '-04:00'],
  ])('of %s at %s is %s', (zone, local, offset) => {
    expect(offsetAt(zone, local)).toBe(offset);
  });

  it.each([
    ['+01:00', 'GMT+1'],
    ['-03:30', 'GMT-3:30'],
    ['+00:00', 'GMT'],
  ])('%s is written %s', (offset, label) => {
    expect(offsetLabel(offset)).toBe(label);
  });
});

it('a label that names two offsets, since the clocks change meanwhile, becomes the one that is true then', () => {
  const labelsOf = (timeZoneLabel: string, end = '2024-03-31') =>
    ['2024-03-30T10:00', '2024-03-31T10:00'].map((local) =>
      zoneLabelAt({ timeZone: 'Europe/Paris', timeZoneLabel, start: '2024-03-30', end }, local),
    );
  expect(labelsOf('GMT+1/GMT+2')).toEqual(['GMT+1', 'GMT+2']);
  expect(labelsOf('Paris time')).toEqual(['Paris time', 'Paris time']);
  expect(labelsOf('GMT+1', '2024-03-30')).toEqual(['GMT+1', 'GMT+1']);
});
