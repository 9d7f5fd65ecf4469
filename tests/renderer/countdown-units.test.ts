import { describe, expect, it } from 'vitest';
import { numberOf, roundOf, type Unit, units } from '../../renderer/islands/countdown/units';

const DAY = 86_400;
const numbersAt = (secondsLeft: number) => units.map((unit) => numberOf(unit, secondsLeft));
const unitNamed = (name: Unit['name']) => units.find((unit) => unit.name === name) as Unit;

describe('the numbers', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [59, [0, 0, 0, 59]],
    [60, [0, 0, 1, 0]],
    [3600, [0, 1, 0, 0]],
    [DAY - 1, [0, 23, 59, 59]],
    [DAY, [1, 0, 0, 0]],
    [10 * DAY, [10, 0, 0, 0]],
    [DAY + 3600 + 60 + 1, [1, 1, 1, 1]],
    [400 * DAY + 5, [400, 0, 0, 5]],
  ])('of %i seconds are right', (secondsLeft, numbers) => {
    expect(numbersAt(secondsLeft)).toEqual(numbers);
  });
});

describe('a round', () => {
  it.each([
    ['seconds', 60],
    ['minutes', 3600],
    ['hours', DAY],
  ] as const)('of the %s takes %i seconds, and is full where it begins', (name, duration) => {
    expect(roundOf(unitNamed(name), 7 * duration + 0.25)).toEqual({ duration, left: 0.25 });
    expect(roundOf(unitNamed(name), 7 * duration)).toEqual({ duration, left: duration });
    expect(roundOf(unitNamed(name), 0)).toEqual({ duration, left: 0 });
  });

  it('of the days takes all of them', () => {
    expect(roundOf(unitNamed('days'), 3 * DAY)).toEqual({ duration: 3 * DAY, left: 3 * DAY });
    expect(roundOf(unitNamed('days'), 2.5 * DAY)).toEqual({ duration: 3 * DAY, left: 2.5 * DAY });
    expect(roundOf(unitNamed('days'), 1)).toEqual({ duration: DAY, left: 1 });
    expect(roundOf(unitNamed('days'), 0)).toEqual({ duration: DAY, left: 0 });
  });
});
