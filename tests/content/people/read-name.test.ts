import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readName } from '../../../scripts/content/people/read-name';

/** The table of names, which explains its columns. */
const TABLE = new URL('names.txt', import.meta.url);

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const KEYS = { family: 'familyName', given: 'givenName', suffix: 'suffix' } as const;

/** Reads the second column: "family Nagy", "given Ada, suffix II", "organisation". */
function declared(text: string) {
  if (text === 'organisation') return { organisation: true };
  const facts = text.split(', ').filter(Boolean);
  return Object.fromEntries(
    facts.map((fact) => {
      const [, key = '', value] = /^(family|given|suffix) (.*)$/.exec(fact) ?? [];
      return [KEYS[key as keyof typeof KEYS], value]; // the expression allows no other
    }),
  );
}

describe('a name', () => {
  it.each(rows)('is read: %s %s', (written = '', says = '', family = '', given = '', suffix = '') => {
    const [, particle, rest = family] = /^<(.*)> (.*)$/.exec(family) ?? [];
    expect(readName(written, declared(says))).toEqual(
      family.startsWith('= ')
        ? { literal: family.slice(2) }
        : {
            family: rest,
            ...(particle && { 'non-dropping-particle': particle }),
            ...(given && { given }),
            ...(suffix && { suffix }),
          },
    );
  });
});
