import { describe, expect, it } from 'vitest';
import { offsetAt, offsetLabel } from '../../scripts/content/schedule/offset-at';

describe('the offset of a moment from UTC', () => {
  it.each([
    ['Africa/Tunis', '2023-12-13T08:00', '+01:00'],
    ['America/St_Johns', '2024-01-10T09:00', '-03:30'],
    ['Asia/Kathmandu', '2024-05-20T09:00', '+05:45'],
    ['UTC', '2024-05-20T09:00', '+00:00'],
    // The night in which Paris puts its clocks forward, from 02:00 to 03:00, and the one in which it puts them back.
    ['Europe/Paris', '2024-03-31T01:59', '+01:00'],
    ['Europe/Paris', '2024-03-31T02:30', '+01:00'],
    ['Europe/Paris', '2024-03-31T03:00', '+02:00'],
    ['Europe/Paris', '2024-10-27T02:30', '+02:00'],
    ['Europe/Paris', '2024-10-27T03:00', '+01:00'],
    ['America/New_York', '2024-03-10T03:00', '-04:00'],
  ])('in %s at %s is %s', (zone, moment, offset) => {
    expect(offsetAt(zone, moment)).toBe(offset);
  });

  it.each([
    ['+01:00', 'GMT+1'],
    ['-03:30', 'GMT-3:30'],
    ['+00:00', 'GMT'],
  ])('%s is written %s', (offset, label) => {
    expect(offsetLabel(offset)).toBe(label);
  });
});
