import { describe, expect, it } from 'vitest';
import { committeeMap } from '../../scripts/exports/maps/committee-map';
import { countriesOf, hasMap } from '../../shared/program/committee-map';

const from = (...countries: readonly string[]) => countries.map((country) => ({ country }));

describe('the map of the program committee', () => {
  it('counts its countries, the largest first, and is not drawn for few countries', () => {
    expect(countriesOf([...from('Tunisia', 'Benin', 'Tunisia'), {}])).toEqual([
      { country: 'Tunisia', count: 2 },
      { country: 'Benin', count: 1 },
    ]);
    expect(hasMap(countriesOf(from('TN', 'BJ', 'FR')))).toBe(false);
    expect(hasMap(countriesOf(from('TN', 'BJ', 'FR', 'IT')))).toBe(true);
  });

  it.each([
    [['Tunisie', 'BJ', 'France', 'المغرب', 'Nowhere'], 4],
    [['Japan', 'Fiji', 'United States', 'New Zealand'], 4],
    [['Nowhere', 'Elsewhere', 'Atlantis', 'Utopia'], 0],
  ])('has a dot within its frame for each known country of %s', (countries, dots) => {
    const svg = committeeMap({ content: { programCommittee: from(...countries) } } as never); // all that it reads
    const places = [...svg.matchAll(/cx="(-?\d+)" cy="(-?\d+)"/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(places).toHaveLength(2 * dots);
    expect(places.filter((place) => place < 0 || place > 440)).toEqual([]);
    expect(svg).toMatch(/d="M\d/);
  });
});
