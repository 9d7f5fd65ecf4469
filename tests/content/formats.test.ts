import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type FormatName, formats } from '../../scripts/content/validate/formats';

const examples: Readonly<Record<FormatName, { readonly good: string[]; readonly bad: string[] }>> = parse(
  readFileSync(new URL('./formats.yaml', import.meta.url), 'utf8'),
);

it('every format has examples', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(formats).sort());
});

describe.each(Object.entries(examples))('the format %s', (name, { good, bad }) => {
  const { test } = formats[name as FormatName];

  it.each(good)('accepts %j', (text) => {
    expect(test(text)).toBe(true);
  });

  it.each(bad)('refuses %j', (text) => {
    expect(test(text)).toBe(false);
  });
});
