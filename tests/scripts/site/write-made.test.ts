import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache';
import { keeperOf } from '../../../scripts/cache/kept-work';
import { filesOfAll } from '../../../scripts/exports/site-files';
import { siteFolder } from '../../../scripts/site/site-folder';
import { writeWritten } from '../../../scripts/site/write-made';
import { compile } from '../../content/support/compile';
import { layOut } from '../../content/support/fixture';
import { temporaryFolder } from '../../content/support/temporary-folder';

it('makes of what pages are made of what an edit may have changed, and all of it as from nothing', async () => {
  const folders = layOut();
  const folder = temporaryFolder();
  const cache = fileCache(join(folder, 'cache'));
  const keeper = keeperOf(cache, 'test');
  const edit = (file: string, from: string, to: string) => {
    const path = join(folders.dataDir, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  let builds = 0;
  /** The addresses of the files that are made, and whether all have the bytes of a first build. */
  const build = async (): Promise<readonly string[]> => {
    const { site: made } = await compile(folders);
    if (!made) throw new Error('The data has errors.');
    builds += 1;
    const site = siteFolder(join(folder, `${builds}`), join(folder, `${builds - 1}`), keeper.file('site'));
    const written: string[] = [];
    const expected: string[] = [];
    const files = filesOfAll(made, { ...folders, cache, packages: () => [] });
    for (const { address, written: how, make } of files) {
      if (!how) continue;
      const write: typeof how.write = (source) => {
        written.push(address);
        return how.write(source);
      };
      await writeWritten(site, keeper, address, { ...how, write });
      expected.push(String(await make()));
    }
    site.complete();
    site.keepList(site.path);
    expect(site.names().map((name) => readFileSync(join(site.path, name), 'utf8'))).toEqual(expected);
    return written;
  };

  const all = await build();
  expect(all).toContain('/proceedings.bib');
  expect(await build()).toEqual([]);
  edit('papers.csv', 'twice', 'thrice');
  expect(await build()).toContain('/proceedings.bib');
  edit('conference.yaml', 'acronym: ', 'acronym: New ');
  expect(await build()).toEqual(all);
});
