import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codes } from '../../scripts/rules/codes';

const checks = new URL('../../scripts/content/checks/', import.meta.url);

/** Each check, in the folder of its subject; an `index.ts` is a table of checks. */
const files = readdirSync(checks, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && basename(file) !== 'index.ts',
);

describe('the codes of diagnostics', () => {
  it('stand in one row each, beside the reason why they are worth an interruption', () => {
    expect(codes).toEqual([...new Set(codes)]);
  });

  it.each(files)('name the file of a check, or stand in its head: %s', (file) => {
    const text = readFileSync(new URL(file, checks), 'utf8');
    const head = /^\/\/ Codes: (.+)\.\n/.exec(text)?.[1]?.split(', ') ?? [basename(file, '.ts')];
    const reported = codes.filter((code: string) => text.includes(`'${code}'`));

    expect(reported).toEqual(head.sort());
  });
});
