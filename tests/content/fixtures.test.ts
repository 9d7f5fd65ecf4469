import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { rules } from '../../scripts/rules';
import { codes } from '../../scripts/rules/codes';
import { diagnosticsOf, removeCases } from './support/cases';
import { catalogue } from './support/catalogue';
import { compile } from './support/compile';
import { expectedOf, fixtureNames, flatten, layOut } from './support/fixture';
import { flawsOfSentences } from './support/sentences';

afterAll(removeCases);

/** Every case of `rules/`: what differs from `base`, and the diagnostics that it must give. */
describe('bad data is reported exactly where it is, and nothing else is reported', () => {
  it.each(fixtureNames)('%s', async (name) => {
    const expected = expectedOf(name);

    const diagnostics = await diagnosticsOf(name);

    expect(expected, 'a case says what must be found').not.toEqual([]);
    expect(diagnostics.map(flatten)).toMatchObject(expected);
    expect(flawsOfSentences(diagnostics), 'sentences of scripts/desk/words/findings').toEqual([]);
  });
});

describe('a folder that is not there', () => {
  it.each(['nowhere', 'rooms.csv'])('is one error and not one per file: %s', async (name) => {
    const { dataDir, publicDir } = layOut();

    const { diagnostics } = await compile({ dataDir: join(dataDir, name), publicDir });

    expect(diagnostics.map(flatten)).toMatchObject([{ code: 'missing-folder', file: name, line: 1, column: 1 }]);
  });
});

describe('what would be too large to keep in a repository', () => {
  it('rejects a table of more than 100 MiB without reading it', async () => {
    const folders = layOut();
    truncateSync(join(folders.dataDir, 'partners.csv'), 100 * 1024 * 1024 + 1);

    const { diagnostics } = await compile(folders);

    expect(diagnostics.map(flatten)).toMatchObject([
      { code: 'file-too-large', file: 'partners.csv', line: 1, column: 1, message: 'The file is larger than 100 MiB.' },
    ]);
  });

  it('warns of a picture of more than 2 MiB', async () => {
    const folders = layOut();
    writeFileSync(join(folders.publicDir, 'images/brand/logo.svg'), Buffer.alloc(3 * 1024 * 1024));

    const { diagnostics, site } = await compile(folders);

    expect(site).toBeDefined();
    expect(diagnostics.map(flatten)).toMatchObject([
      { code: 'large-asset', severity: 'warning', file: 'conference.yaml', line: 23, column: 9 },
      { code: 'large-asset', severity: 'warning', file: 'partners.csv', line: 2, column: 12 },
      { code: 'large-asset', severity: 'warning', file: 'theme.yaml', line: 12, column: 9 },
    ]);
  });
});

describe('valid pictures', () => {
  it('are not reported up to 20 MiB', async () => {
    const { dataDir, publicDir } = layOut();
    const photograph = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#0b3c5d' } })
      .jpeg()
      .toBuffer();
    // Cameras add what they like after the end of the picture.
    const folder = join(publicDir, 'images/people');
    mkdirSync(folder);
    writeFileSync(join(folder, 'nour.JPG'), Buffer.concat([photograph, Buffer.alloc(3 * 1024 * 1024)]));
    replaceIn(join(dataDir, 'chairs.csv'), '/images/home/robot.svg', '/images/people/nour.JPG');

    const { diagnostics, pictures } = await compile({ dataDir, publicDir });

    expect(diagnostics).toEqual([]);
    expect(pictures.filter(({ sources }) => sources.length > 0)).toMatchObject([
      { address: '/images/people/nour.JPG', use: 'portrait', width: 352, height: 352 },
    ]);
  });

  it('are rejected above 20 MiB, without being read', async () => {
    const { dataDir, publicDir } = layOut();
    mkdirSync(join(publicDir, 'images/people'));
    const path = join(publicDir, 'images/people/nour.png');
    writeFileSync(path, '');
    truncateSync(path, 20 * 1024 * 1024 + 1);
    replaceIn(join(dataDir, 'chairs.csv'), '/images/home/robot.svg', '/images/people/nour.png');

    const { diagnostics } = await compile({ dataDir, publicDir });

    expect(diagnostics.map(flatten)).toMatchObject([
      { code: 'huge-picture', severity: 'error', file: 'chairs.csv', line: 2, column: 21 },
    ]);
  });
});

/** Replaces the first occurrence of a text in a file. */
function replaceIn(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

describe('the codes', () => {
  const elsewhere = ['file-too-large', 'large-asset', 'missing-folder'];

  it('have a case each', () => {
    const tried = new Set(fixtureNames.flatMap((name) => expectedOf(name).map(({ code }) => code)));

    expect(codes.filter((code) => ![...tried, ...elsewhere].includes(code))).toEqual([]);
  });

  it.each(rules.filter(({ yieldsTo }) => yieldsTo))(
    'include all codes that a rule yields to: $code',
    ({ yieldsTo = {} }) => {
      const others = [yieldsTo.cell, yieldsTo.row, yieldsTo.subject, yieldsTo.anywhere].flatMap((list) => list ?? []);
      expect(others.filter((code) => code !== '*' && !codes.includes(code))).toEqual([]);
    },
  );

  it('are explained with a wrong and a right example in docs/reference/messages.md; vitest -u writes it', async () => {
    const written = codes.filter((code) => !elsewhere.includes(code));

    const file = fileURLToPath(new URL('../../docs/reference/messages.md', import.meta.url));
    await expect(await catalogue(written)).toMatchFileSnapshot(file);
  });
});
