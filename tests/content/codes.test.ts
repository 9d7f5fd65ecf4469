import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Code, codes } from '../../scripts/content/report/codes';
import { reasons } from '../../scripts/content/report/reasons';

const checks = new URL('../../scripts/content/checks/', import.meta.url);

/** Each check, in the folder of its subject; an `index.ts` is a table of checks. */
const files = readdirSync(checks, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && basename(file) !== 'index.ts',
);

describe('the codes of diagnostics', () => {
  it('stand in the order of the alphabet', () => {
    expect(codes).toEqual([...codes].sort());
  });

  it('have one reason each why they are worth an interruption', () => {
    expect(reasons.flatMap((reason) => reason.codes).sort()).toEqual(codes);
  });

  it.each(files)('name the file of a check, or stand in its head: %s', (file) => {
    const text = readFileSync(new URL(file, checks), 'utf8');
    const head = /^\/\/ Codes: (.+)\.\n/.exec(text)?.[1]?.split(', ') ?? [basename(file, '.ts')];
    const reported = codes.filter((code: Code) => text.includes(`'${code}'`));

    expect(reported).toEqual(head.sort());
  });
});
