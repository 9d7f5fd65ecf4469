import { describe, expect, it } from 'vitest';
import { phaseAt } from '../../renderer/enhancements/phases';
import { dayAfter } from '../../shared/format/day-after';

const span = { start: Date.parse('2023-12-13T08:00+01:00'), end: Date.parse('2023-12-16T00:00+01:00') };

describe('the phase of a conference', () => {
  it.each([
    ['2023-12-13T07:59:59+01:00', 'before'],
    ['2023-12-13T08:00:00+01:00', 'on'],
    ['2023-12-13T11:30:00+01:00', 'on'],
    ['2023-12-15T23:59:59+01:00', 'on'],
    ['2023-12-16T00:00:00+01:00', 'over'],
    ['2023-12-15T23:30:00Z', 'over'],
  ])('at %s is "%s"', (moment, phase) => expect(phaseAt(Date.parse(moment), span)).toBe(phase));
});

describe('the day after', () => {
  it.each([
    ['2023-12-15', '2023-12-16'],
    ['2023-12-31', '2024-01-01'],
    ['2024-02-28', '2024-02-29'],
  ])('%s is %s', (day, next) => expect(dayAfter(day)).toBe(next));
});
