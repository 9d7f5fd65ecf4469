import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { rules } from '../../scripts/rules';
import { codes } from '../../scripts/rules/codes';
import { ruleIndex } from '../../scripts/tools/rule-index';

describe('the codes of problems', () => {
  it('name the file of their rule, and every file is in the list that `npm run format` writes', () => {
    const index = readFileSync(inProject('scripts/rules/index.ts'), 'utf8');
    const rulesIn = (text: string) => [...text.matchAll(/from '\.\/[\w-]+\/([\w-]+)'/g)].map(([, file]) => file);
    const files = rulesIn(index);

    expect(files).toEqual(rulesIn(ruleIndex()));
    expect(rules.map(({ code }) => code).sort()).toEqual(files.sort());
  });

  it.each(rules.filter(({ yieldsTo }) => yieldsTo))('are those to which a rule yields: $code', ({ yieldsTo = {} }) => {
    const others = [yieldsTo.cell, yieldsTo.row, yieldsTo.subject, yieldsTo.anywhere].flatMap((list) => list ?? []);

    expect(others.filter((code) => code !== '*' && !codes.includes(code))).toEqual([]);
  });
});
