import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCases } from './support/case-text';
import { flatten } from './support/fixture';
import { CONFERENCE, compileWith } from './support/small-conference';

const folder = new URL('./small-conference/', import.meta.url);

/** Cases of conferences of a few files: what is right and rare is told of nowhere, what is wrong at its place. */
describe.each(readdirSync(folder))('a conference of a few files, in %s', (file) => {
  const cases = readCases(readFileSync(new URL(file, folder), 'utf8'), (name) =>
    name === 'conference.yaml' ? CONFERENCE : '',
  );
  it.each([...cases])('%s', async (_, { files, expected }) => {
    const { diagnostics } = await compileWith(Object.fromEntries(files));
    expect(diagnostics.map(flatten)).toMatchObject(expected);
  });
});
