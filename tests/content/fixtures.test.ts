import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../../scripts/content/pipeline';
import { diagnose, expectedOf, fixtureNames, flatten, layOut } from './support/fixture';

/** Every folder of `fixtures/` is a case: the files that differ from `base`, and the diagnostics that they must give. */
describe('bad data is reported exactly where it stands, and nothing else is', () => {
  it.each(fixtureNames)('%s', async (name) => {
    const expected = expectedOf(name);

    const found = await diagnose(name);

    expect(expected, 'expected.json lists what must be found').not.toEqual([]);
    expect(found).toMatchObject(expected);
  });
});

describe('what would be too large to keep in a repository', () => {
  it('refuses a data file of more than 16 MiB without reading it', async () => {
    const folders = layOut();
    truncateSync(join(folders.dataDir, 'partners.csv'), 16 * 1024 * 1024 + 1);

    const { diagnostics } = await compileContent(folders);

    expect(diagnostics.map(flatten)).toMatchObject([
      { code: 'file-too-large', file: 'partners.csv', line: 1, column: 1 },
    ]);
  });

  it('warns of a picture of more than 2 MiB', async () => {
    const folders = layOut();
    writeFileSync(join(folders.publicDir, 'images/brand/logo.svg'), Buffer.alloc(3 * 1024 * 1024));

    const { diagnostics, files } = await compileContent(folders);

    expect(files).toBeDefined();
    expect(diagnostics.map(flatten)).toMatchObject([
      { code: 'large-asset', severity: 'warning', file: 'conference.yaml', line: 23, column: 9 },
      { code: 'large-asset', severity: 'warning', file: 'partners.csv', line: 2, column: 12 },
    ]);
  });
});

describe('the codes', () => {
  const sources = new URL('../../scripts/content/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const text = files.map((name) => readFileSync(new URL(name, sources), 'utf8')).join('\n');
  const calls = [...text.matchAll(/\b(?:error|warning)\(\s*(?:\w+ \? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g)];
  const rows = [...text.matchAll(/\bcode: '([a-z0-9-]+)'/g)];
  const codes = [...new Set([...calls, ...rows].flatMap(([, ...found]) => found.filter(Boolean)))].sort();
  // No text can fail to be Markdown, but every format has a code.
  const impossible = ['bad-text'];
  const elsewhere = ['file-too-large', 'large-asset'];

  it('have a case each', () => {
    const tried = new Set(fixtureNames.flatMap((name) => expectedOf(name).map(({ code }) => code)));

    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => ![...tried, ...impossible, ...elsewhere].includes(code))).toEqual([]);
  });

  it('are explained in data/README.md', () => {
    const explained = readFileSync(new URL('../../data/README.md', import.meta.url), 'utf8');

    expect(codes.filter((code) => !(impossible.includes(code) || explained.includes(`\`${code}\``)))).toEqual([]);
  });
});
