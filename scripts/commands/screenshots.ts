// Photographs every kind of page for people to look at, and every page of the documents, of the site, which it builds first, or of
// other conferences: `npm run screenshots -- [DIR …] [--conferences] [--only /schedule …] [--width 390 …] [--print-set]`. DIR is a
// folder of data or the name of a test conference; `--conferences` takes the site and all of those. `.screenshots/index.html` shows
// all pictures at a glance.
// `--install` writes into the public folder, instead, what browsers show to somebody who installs the site.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginVisit, beginVisitTo, closeBrowser, type Visit } from '../../tests/browser/support/browser';
import { conferenceBuilder, oneOfEachKind } from '../../tests/support/built-conference';
import { CONFERENCES } from '../../tests/support/conferences';
import { inProject } from '../bootstrap/project.mjs';
import { runCommand } from '../command-line';
import { compileInto } from '../compile/compile-into';
import { compileContent } from '../compile/pipeline';
import { report } from '../content/report';
import { publicFolder } from '../files/assets';
import { COMMAND, readArguments, type Shots } from '../screenshots/arguments';
import { contactSheet, type Sheet } from '../screenshots/contact-sheet';
import { drawDocuments } from '../screenshots/draw-documents';
import { takeInstallPictures } from '../screenshots/install-pictures';
import { nameOf, takePages } from '../screenshots/take-pages';
import { build } from '../site/build-site';
import { main as makePrintSet } from './print-set';

const FOLDER = inProject('.screenshots');

const isWantedOf =
  ({ only }: Shots) =>
  (path: string) =>
    only?.includes(path) ?? true;
const sheets: Sheet[] = [];

/** Whether the data of a folder has no errors; tells them if it has. */
async function isRight(dataDir: string): Promise<boolean> {
  const { content, diagnostics } = await compileContent({ dataDir, publicDir: publicFolder(dataDir) });
  if (content !== undefined) return true;
  process.stdout.write(report('text', diagnostics));
  return false;
}

/** Takes the pictures that browsers show to somebody who installs the site. */
async function photographForInstalling(): Promise<number> {
  await build();
  const { site, publicDir } = await compileInto();
  if (!site) throw new Error('The data has errors.');
  const { content, routes } = site;
  const visit = await beginVisit(inProject('dist/client'));
  const shown = { conference: content.conference, routes };
  const lines = await takeInstallPictures(visit, shown, publicDir).finally(visit.end);
  console.log(`The pictures are in the public folder; these lines of theme.yaml show them:\n\n${lines}`);
  return 0;
}

/** Pictures of a conference: of its pages, of the documents in the folder of its site, and of what its data has printed. */
async function takeSheet(
  shots: Shots,
  { name, visit, paths, site }: { name: string; visit: Visit; paths: readonly string[]; site: string },
  printSetArguments: (scratch: string) => readonly string[],
): Promise<void> {
  const folder = join(FOLDER, name);
  const pages = await takePages(visit, paths, { folder, widths: shots.widths }).finally(visit.end);
  const documents = await drawDocuments(site, { folder, isWanted: isWantedOf(shots), nameOf });
  sheets.push({ name, pages: [...pages, ...documents] });
  if (!shots['print-set']) return;
  const scratch = mkdtempSync(join(tmpdir(), 'print-set-'));
  try {
    const out = join(scratch, 'out');
    mkdirSync(out);
    await makePrintSet([...printSetArguments(scratch), '--out', out], () => {});
    const printed = await drawDocuments(out, {
      folder,
      isWanted: () => true,
      nameOf: (path) => `desk-${nameOf(path)}`,
    });
    sheets.push({ name: `${name}, for the desk`, folder: name, pages: printed });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Photographs the site, or others, and writes the page that shows all pictures. */
async function photographAll(shots: Shots): Promise<number> {
  /** Documents are asked for like pages, by their address. */
  const only = shots.only?.filter((path) => !path.endsWith('.pdf'));
  const others = [...(shots.conferences ? CONFERENCES : []), ...shots.others];

  const isOfSite = shots.conferences || others.length === 0;
  if (isOfSite) await build();
  // What cannot be built takes no picture away.
  for (const { dataDir } of shots.others) if (dataDir !== undefined && !(await isRight(dataDir))) return 1;
  rmSync(FOLDER, { recursive: true, force: true });
  if (isOfSite) {
    const site = inProject('dist/client');
    const visit = await beginVisit(site);
    // It reads the built site as soon as it is loaded.
    const { PAGE_KINDS } = await import('../../tests/browser/support/page-kinds');
    await takeSheet(shots, { name: 'site', visit, paths: only ?? PAGE_KINDS, site }, () => []);
  }
  if (others.length > 0) {
    const builder = await conferenceBuilder();
    try {
      for (const other of others) {
        const { name, pages, serve, makeFiles } = await builder.build(other);
        const paths = only ?? oneOfEachKind(pages, 'longest').map(({ path }) => path);
        const visit = await beginVisitTo(await serve());
        await takeSheet(shots, { name, visit, paths, site: await makeFiles(/\.pdf$/) }, (scratch) => {
          const data = join(scratch, 'data');
          other.lay(data);
          return ['--data', data];
        });
      }
    } finally {
      builder.remove();
    }
  }
  const overview = join(FOLDER, 'index.html');
  writeFileSync(overview, contactSheet(sheets));
  console.log(`All of them at a glance: ${overview}`);
  return 0;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const shots = readArguments(given);
    try {
      return await (shots.install ? photographForInstalling() : photographAll(shots));
    } finally {
      await closeBrowser();
    }
  });
