import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '../../scripts/content/report/nearest';

describe('nearest', () => {
  it.each([
    ['a letter too few', 'oral1', ['oral-1', 'oral-2'], 'oral-1'],
    ['swapped letters', 'plneary', ['name', 'plenary'], 'plenary'],
    ['another letter case', 'CARTHAGE', ['Carthage'], 'Carthage'],
    ['a single letter in another case', 'a', ['A', 'b'], 'A'],
    ['a short name', 'hal', ['hall', 'cellar'], 'hall'],
  ])('knows what was meant by %s', (_name, found, candidates, meant) => {
    expect(nearest(found, candidates)).toBe(meant);
  });

  it.each([
    ['something else', 'garden', ['hall', 'cellar']],
    ['another number', '7', ['1', '2']],
    ['nothing to choose from', 'hall', []],
  ])('does not guess at %s', (_name, found, candidates) => {
    expect(nearest(found, candidates)).toBeUndefined();
  });
});

describe('didYouMean', () => {
  it('names what there is where nothing is near', () => {
    expect(didYouMean('x', ['hall'])).toBe('There is: "hall".');
    expect(didYouMean('xyz', ['hall', 'cellar'])).toBe('There are: "hall", "cellar".');
  });

  it('stops after twelve', () => {
    const names = Array.from({ length: 20 }, (_, index) => `session-number-${index}`);

    expect(didYouMean('x', names)).toMatch(/"session-number-11" and 8 more\.$/);
  });

  it('says so where there is nothing', () => {
    expect(didYouMean('x', [])).toBe('There is nothing yet that could stand here.');
  });
});
