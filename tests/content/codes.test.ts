import { describe, expect, it } from 'vitest';
import { rules } from '../../scripts/rules';
import { codes } from '../../scripts/rules/codes';

describe('the codes of problems', () => {
  it.each(rules.filter(({ yieldsTo }) => yieldsTo))('are those to which a rule yields: $code', ({ yieldsTo = {} }) => {
    const others = [yieldsTo.cell, yieldsTo.row, yieldsTo.subject, yieldsTo.anywhere].flatMap((list) => list ?? []);

    expect(others.filter((code) => code !== '*' && !codes.includes(code))).toEqual([]);
  });
});
