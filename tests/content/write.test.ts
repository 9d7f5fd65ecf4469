import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileInto } from '../../scripts/compile/compile-into';
import { emit, indexOf } from '../../scripts/content/emit/modules';
import { writeFiles } from '../../scripts/content/emit/write';
import { renderedContents, type SiteContent } from '../../scripts/content/site-content';
import { loadModules } from '../../scripts/site/load-modules';
import { collectionNames, collections } from '../../shared/model/collections';
import { conferenceNames, siteOfConference } from '../support/compiled-conferences';
import { layOutWhole } from './support/fixture';
import { contentsOf } from './support/run';
import { temporaryFolder } from './support/temporary-folder';

const OURS = '// Generated from data/old.csv by `npm run check`. Do not edit: the next run writes it anew.\n';
describe('writeFiles', () => {
  it('removes modules that it made before and makes no longer', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'old.ts'), OURS);

    writeFiles(folder, new Map([['a.ts', 'a']]));

    expect(contentsOf(folder)).toEqual({ 'a.ts': 'a' });
  });

  it('removes nothing that it did not make, whatever folder it is pointed at', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    const others = { '.git/HEAD': 'ref', 'notes.md': 'mine', 'program.ts': 'export {};' };
    for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text);

    writeFiles(folder, new Map([['a.ts', 'a']]));

    expect(contentsOf(folder)).toEqual({ 'a.ts': 'a', ...others });
  });
});

describe('compileInto', () => {
  it('writes nothing when the data has errors, and keeps the last good modules', async () => {
    const outDir = join(temporaryFolder(), 'out');
    const dataDir = layOutWhole();
    await compileInto({ dataDir, outDir });
    const good = contentsOf(outDir);
    writeFileSync(join(dataDir, 'rooms.csv'), 'id,name,plenary\nhall,Other,perhaps\n');

    const { site, diagnostics } = await compileInto({ dataDir, outDir });

    expect(diagnostics.map(({ code }) => code)).toContain('wrong-type');
    expect(site).toBeUndefined();
    expect(Object.keys(good)).toContain('rooms.ts');
    expect(contentsOf(outDir)).toEqual(good);
  });
});

async function loadedAgain(site: SiteContent) {
  const folder = temporaryFolder();
  const editions = renderedContents(site);
  writeFiles(folder, new Map(editions.flatMap((content) => [...emit(content)])));
  return Promise.all(editions.map((content) => loadModules(join(folder, indexOf(content)))));
}

/** What the modules contain: internal collections are only for the compiler. */
const published = (site: SiteContent) =>
  renderedContents(site).map((content) =>
    Object.fromEntries(Object.entries(content).filter(([name]) => !internal.has(name))),
  );

const internal: ReadonlySet<string> = new Set(collectionNames.filter((name) => collections[name].internal));

it.each(conferenceNames)('the modules of the %s conference contain each edition unchanged', async (name) => {
  const site = await siteOfConference(name);

  expect(await loadedAgain(site)).toEqual(published(site));
});

it('the module of thousands of records returns them in order', async () => {
  const { content, ...site } = await siteOfConference('sample');
  const [paper] = content.contributions;
  const contributions = paper ? Array.from({ length: 2_500 }, (_, at) => ({ ...paper, id: `${at}` })) : [];
  const large = { ...site, content: { ...content, contributions } };

  expect(await loadedAgain(large)).toEqual(published(large));
});
