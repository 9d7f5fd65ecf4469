import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginVisit, beginVisitTo, closeBrowser, type Visit } from '../../tests/browser/support/browser';
import { conferenceBuilder, oneOfEachKind } from '../../tests/support/built-conference';
import { CONFERENCES } from '../../tests/support/conferences';
import { inWork } from '../bootstrap/project.mjs';
import { compileInto } from '../compile/compile-into';
import { compileContent } from '../compile/pipeline';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { deskKinds } from '../exports/print-set';
import { publicFolder } from '../files/assets';
import { makePrintSet } from '../print-set/make-print-set';
import { build } from '../site/build-site';
import type { Shots } from './arguments';
import { contactSheet, type Sheet } from './contact-sheet';
import { takeDocumentPictures } from './document-pictures';
import { drawDocuments } from './draw-documents';
import { takeInstallPictures } from './install-pictures';
import { takeLookPictures } from './look-pictures';
import { nameOf, takePages } from './take-pages';

const FOLDER = inWork('.screenshots');

/** Takes the pictures that the arguments ask for, prints where they are, and gives the exit status. */
export async function takeScreenshots(shots: Shots): Promise<number> {
  try {
    if (shots.looks) return await takeLookPictures();
    if (shots.documents) return await takeDocumentPictures();
    return await (shots.install ? takeForInstalling() : takeAll(shots));
  } finally {
    await closeBrowser();
  }
}

/** Takes the pictures that browsers show to users who install the site. */
async function takeForInstalling(): Promise<number> {
  await build();
  const { site, publicDir } = await compileInto();
  if (!site) throw new Error('The data has errors.');
  const { content, routes } = site;
  const visit = await beginVisit(inWork('dist/client'));
  const shown = { conference: content.conference, routes };
  const lines = await takeInstallPictures(visit, shown, publicDir).finally(visit.end);
  console.log(`The pictures are in the public folder; these lines of theme.yaml show them:\n\n${lines}`);
  return 0;
}

/** Takes pictures of the site or of other conferences, and writes the page that shows all of them. */
async function takeAll(shots: Shots): Promise<number> {
  // Documents are selected by their address, like pages.
  const only = shots.only?.filter((path) => !path.endsWith('.pdf'));
  const others = [...(shots.conferences ? CONFERENCES : []), ...shots.others];
  const isOfSite = shots.conferences || others.length === 0;
  if (isOfSite) await build();
  // Checked first: old pictures stay if the data cannot be built.
  for (const { dataDir } of shots.others) if (dataDir !== undefined && !(await isValid(dataDir))) return 1;
  rmSync(FOLDER, { recursive: true, force: true });
  const sheets: Sheet[] = [];
  if (isOfSite) {
    const site = inWork('dist/client');
    const visit = await beginVisit(site);
    // The module reads the built site when it is loaded.
    const { PAGE_KINDS } = await import('../../tests/browser/support/page-kinds');
    sheets.push(
      ...(await takeSheets(shots, { name: 'site', visit, paths: only ?? PAGE_KINDS, site }, () => dataFolder())),
    );
  }
  if (others.length > 0) sheets.push(...(await takeOthers(shots, others, only)));
  const overview = join(FOLDER, 'index.html');
  writeFileSync(overview, contactSheet(sheets));
  console.log(`All of them at a glance: ${overview}`);
  return 0;
}

/** Builds other conferences and takes their pictures. */
async function takeOthers(
  shots: Shots,
  others: Shots['others'],
  only: readonly string[] | undefined,
): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  const builder = await conferenceBuilder();
  try {
    for (const other of others) {
      const { name, pages, serve, makeFiles } = await builder.build(other);
      const paths = only ?? oneOfEachKind(pages, 'longest').map(({ path }) => path);
      const visit = await beginVisitTo(await serve());
      const layData = (scratch: string) => {
        other.lay(join(scratch, 'data'));
        return join(scratch, 'data');
      };
      sheets.push(...(await takeSheets(shots, { name, visit, paths, site: await makeFiles(/\.pdf$/) }, layData)));
    }
  } finally {
    builder.remove();
  }
  return sheets;
}

/** Tells whether the data of a folder has no errors, and reports them. */
async function isValid(dataDir: string): Promise<boolean> {
  const { content, diagnostics } = await compileContent({ dataDir, publicDir: publicFolder(dataDir) });
  if (content === undefined) process.stdout.write(report('text', diagnostics));
  return content !== undefined;
}

interface Pictured {
  readonly name: string;
  readonly visit: Visit;
  readonly paths: readonly string[];
  /** Folder of the documents. */
  readonly site: string;
}

/** Takes pictures of a conference: of its pages, of its documents, and of its print set if that is asked for. */
async function takeSheets(
  shots: Shots,
  { name, visit, paths, site }: Pictured,
  dataIn: (scratch: string) => string,
): Promise<Sheet[]> {
  const folder = join(FOLDER, name);
  const isWanted = (path: string) => shots.only?.includes(path) ?? true;
  const pages = await takePages(visit, paths, { folder, widths: shots.widths }).finally(visit.end);
  const sheet = { name, pages: [...pages, ...(await drawDocuments(site, { folder, isWanted, nameOf }))] };
  if (!shots['print-set']) return [sheet];
  const scratch = mkdtempSync(join(tmpdir(), 'print-set-'));
  try {
    const out = join(scratch, 'out');
    mkdirSync(out);
    await makePrintSet({ dataDir: dataIn(scratch), participants: undefined, out, only: deskKinds }, () => {});
    const deskNameOf = (path: string) => `desk-${nameOf(path)}`;
    const printed = await drawDocuments(out, { folder, isWanted: () => true, nameOf: deskNameOf });
    return [sheet, { name: `${name}, for the desk`, folder: name, pages: printed }];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
