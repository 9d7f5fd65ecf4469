import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeVersion } from '../../scripts/cache/code-version.mjs';
import { fileCache } from '../../scripts/cache/file-cache';
import { type Keeper, keeperOf } from '../../scripts/cache/kept-work';
import { keptSteps } from '../../scripts/content/kept-steps';
import { shownOf } from '../../scripts/content/site-content';
import { publicFolder } from '../../scripts/files/assets';
import { sample } from '../../scripts/new/sample';
import { keptBundle } from '../../scripts/site/kept-bundle';
import { pageFile } from '../../scripts/site/page-file.mjs';
import { prerenderPages } from '../../scripts/site/prerender-pages';
import { siteFolder } from '../../scripts/site/site-folder';
import { compile } from '../content/support/compile';
import { baseData } from '../content/support/fixture';
import { IS_THOROUGH, tried } from '../support/rounds';
import { asWithoutVitest } from './support/without-vitest';

/** What is edited, and the pages that it is no part of and that are rendered again all the same. */
type Edited = readonly [what: string, file: string, from: string | RegExp, to: string, beside: readonly string[]];

/** Of the sample, in the thorough round. */
const OF_SAMPLE: readonly Edited[] = [
  ['the title of a paper', 'papers.csv', 'Weakly supervised segmentation', 'Strongly supervised segmentation', []],
  ['a paper more', 'papers.csv', /$/, '9001,oral-1,Rulers that stretch,Fatma Jendoubi; Amel Newcomer,,,,,\n', []],
  ['an affiliation', 'program-committee.csv', 'Cairo University', 'University of Cairo', ['/finalschedule']],
  ['a statement', 'statements.yaml', 'Everybody shall be able', 'Everybody should be able', ['/privacy']],
];
/** Of the base of all cases, which has every kind of page and few of each. */
const OF_BASE: readonly Edited[] = [
  ['the title of a paper', 'papers.csv', 'Rulers that shrink', 'Rulers that stretch', []],
  ['a paper more', 'papers.csv', /$/, '105,oral-2,Weights that float,Fatou Sow,,\n', []],
  ['an affiliation', 'program-committee.csv', 'University of Dakar', 'Dakar University', ['/program', '/schedule']],
  ['a statement', 'statements.yaml', 'Nothing is kept.', 'Nothing is ever kept.', []],
];
const EDITS = tried(OF_SAMPLE, OF_BASE);

/** The pages of a build, and which of them it has rendered. */
interface Pages {
  readonly html: ReadonlyMap<string, string>;
  readonly rendered: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'conference-site-rendered-'));
const dataDir = join(folder, 'data');
const keeper = keeperOf(fileCache(join(folder, 'cache')), 'test');
let first: Pages;
/** The pages of the build before: to build once more what has not changed tells nothing new. */
let latest: Pages;
let builds = 0;
const steps = keptSteps();

async function buildPages(): Promise<Pages> {
  const { site: made } = await compile({
    dataDir,
    publicDir: IS_THOROUGH ? sample.public : publicFolder(dataDir),
    publicIsShared: IS_THOROUGH,
    steps,
  });
  if (!made) throw new Error('The data has errors.');
  const contents = shownOf(made);
  builds += 1;
  const last = join(folder, `site-${builds - 1}`);
  const site = siteFolder(join(folder, `site-${builds}`), last, keeper.file('site'));
  const rendered: string[] = [];
  const noting: Keeper = {
    ...keeper,
    of: (content) => ({
      ...keeper.of(content),
      keep: (name, page) => {
        rendered.push(name.replace(/^.*?"path":"([^"]*)".*$/, '$1'));
        keeper.of(content).keep(name, page);
      },
    }),
  };
  const { folder: bundle } = await asWithoutVitest(() => keptBundle(codeVersion()));
  await prerenderPages({ bundle, site, contents, keeper: noting }, () => {});
  site.complete();
  site.keepList(site.path);
  const { routes } = contents[0];
  latest = {
    html: new Map(routes.map((route) => [route.path, readFileSync(join(site.path, pageFile(route)), 'utf8')])),
    rendered: rendered.sort(),
  };
  return latest;
}

/** Writes something else in the place of a text that stands in a file. */
function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(dataDir, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

/** The addresses of the pages that are not as they were. */
const changed = (before: Pages, after: Pages) =>
  [...after.html].flatMap(([path, html]) => (before.html.get(path) === html ? [] : [path])).sort();

beforeAll(async () => {
  cpSync(IS_THOROUGH ? sample.data : baseData, dataDir, {
    recursive: true,
    filter: (path) => path !== sample.public,
  });
  first = await buildPages();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a build after an edit renders', () => {
  it('every page the first time, and none when nothing has changed', async () => {
    expect(first.rendered.length).toBe(first.html.size);
    expect((await buildPages()).rendered).toEqual([]);
  });

  it.each(EDITS)('the pages that show it, when this has changed: %s', async (_, file, from, to, beside) => {
    const before = latest;
    edit(file, from, to);
    const after = await buildPages();
    expect(after.rendered).toEqual([...changed(before, after), ...beside].sort());
    expect(after.rendered.length).toBeGreaterThan(0);
    expect(after.rendered.length).toBeLessThan(after.html.size / 4);
  });

  it('every page, when the acronym has changed', async () => {
    edit('conference.yaml', /^acronym: .*/m, 'acronym: OTHER 2023');
    const { rendered, html } = await buildPages();
    expect(rendered.length).toBe(html.size);
  });
});
