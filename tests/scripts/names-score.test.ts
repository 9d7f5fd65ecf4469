import { describe, expect, it } from 'vitest';
import { readVariants, scoreNames, scoreText } from '../../scripts/names-score/score';

/** People who do not exist, in the form of the public list. */
const LIST = `
- canonical: {first: Timothy J., last: Atkinson}
  variants:
  - {first: Tim, last: Atkinson}
  - {first: T., last: Atkinson}
- canonical: {first: Mireille, last: Bonnefoy}
  id: mireille-bonnefoy
  variants:
  - {first: Mireille, last: BONNEFOY}
  - {first: Mireille, last: Duclos}
- canonical: {first: Katarina, last: Bontempi}
- canonical: {first: Kattarina, last: Bontempi}
- canonical: {last: Zeynalova}
`;

describe('the score of similar names', () => {
  it('says which warnings are true, and how many pairs there are to be found', () => {
    const { names, warnings, pairs } = scoreNames(readVariants(LIST));

    expect(names).toBe(8);
    expect(warnings.filter(({ isTrue }) => isTrue).map(({ one, other }) => [one, other].sort())).toEqual([
      ['tim atkinson', 'timothy j atkinson'],
      ['t atkinson', 'timothy j atkinson'],
      ['t atkinson', 'tim atkinson'],
    ]);
    expect(warnings.filter(({ isTrue }) => !isTrue)).toMatchObject([{ likeness: 'letter' }]);
    expect(pairs).toBe(4);
  });

  it('counts a warning about further people as wrong', () => {
    const { warnings } = scoreNames([], ['Nour El Mansouri', 'Mansouri Nour El']);

    expect(warnings).toMatchObject([{ likeness: 'order', isTrue: false }]);
  });

  it('is shown as a table', () => {
    expect(scoreText(scoreNames(readVariants(LIST)))).toContain('8 names; precision 0.750, recall 0.750 of 4 pairs');
  });
});
