import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '../../scripts/content/report/nearest';
import { nearestAmong } from '../../scripts/content/report/nearest-among';

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

describe('nearestAmong', () => {
  // Few letters, so that many names are near to each other.
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'N', 'é', ' ', '-', '7'), maxLength: 12 });

  it('finds what a comparison with every name finds', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), fc.array(name, { maxLength: 10 }), (candidates, names) => {
        const search = nearestAmong(candidates);
        for (const found of names) expect(search(found)).toBe(nearest(found, candidates));
      }),
      { numRuns: 500 },
    );
  });

  it('takes the first of several that are equally near', () => {
    expect(nearestAmong(['oral-3', 'oral-1', 'oral-2'])('oral-')).toBe('oral-3');
  });

  it('gives no guess for a name as long as a page, nor at last where every name is like every other', () => {
    const alike = Array.from({ length: 20_000 }, (_, index) => `the same name ${index}`);
    const search = nearestAmong(alike);

    expect(search('the same name 7'.repeat(50))).toBeUndefined();
    expect(search('the same nme 7')).toBe('the same name 7');
    const guesses = Array.from({ length: 300 }, (_, index) => search(`the same nme ${index}`));
    expect(guesses[0]).toBe('the same name 0');
    expect(guesses.at(-1)).toBeUndefined();
  });
});

describe('didYouMean', () => {
  it('names what there is where nothing is near', () => {
    expect(didYouMean('x', ['hall']).hint).toBe('There is: "hall".');
    expect(didYouMean('xyz', ['hall', 'cellar']).hint).toBe('There are: "hall", "cellar".');
  });

  it('stops after twelve', () => {
    const names = Array.from({ length: 20 }, (_, index) => `session-number-${index}`);

    expect(didYouMean('x', names).hint).toMatch(/"session-number-11" and 8 more\.$/);
  });

  it('says so where there is nothing', () => {
    expect(didYouMean('x', []).hint).toBe('There is nothing yet that could stand here.');
  });
});
