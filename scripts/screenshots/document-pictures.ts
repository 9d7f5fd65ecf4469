import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { momentIn } from '../../shared/timed/span';
import { beginVisit, launchBrowser } from '../../tests/browser/support/browser';
import { inEngine, inWork } from '../bootstrap/project.mjs';
import { compileInto } from '../compile/compile-into';
import { compileContent } from '../compile/pipeline';
import { readSource } from '../content/report';
import { reportText } from '../content/report/text';
import { devServer } from '../dev/dev-server';
import { listen } from '../serve/listen';
import { build } from '../site/build-site';

const FOLDER = inEngine('docs/pictures');

/** Settings of sharp that keep each picture below 60 kB, with legible letters. */
const WEBP = { quality: 70, effort: 6 } as const;

/** Takes the pictures of README.md and the guide: the site, a problem at its cell, and the desk. */
export async function takeDocumentPictures(): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  await takeSite();
  await takeFinding();
  await takeDesk();
  console.log(`The pictures are in ${FOLDER}.`);
  return 0;
}

const COMPUTER = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const GAP = 24;

/** Takes the home page on a computer and the schedule on a phone, next to each other, on the first morning. */
async function takeSite(): Promise<void> {
  await build();
  const { site } = await compileInto();
  if (!site) throw new Error('The data has errors.');
  const { timeZone, start } = site.content.conference;
  const visit = await beginVisit(inWork('dist/client'));
  const take = async (kind: string, viewport: typeof COMPUTER) => {
    const page = await visit.open({ viewport, colorScheme: 'light', reducedMotion: 'reduce', timezoneId: timeZone });
    await page.clock.setFixedTime(new Date(momentIn(timeZone, `${start}T10:00`)));
    await page.goto(site.routes.find((route) => route.kind === kind)?.path ?? '/');
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    await page.context().close();
    return picture;
  };
  const home = await take('home', COMPUTER);
  const schedule = await take('schedule', PHONE).finally(visit.end);
  const size = { width: COMPUTER.width + GAP + PHONE.width, height: COMPUTER.height };
  const pair = sharp({ create: { ...size, channels: 4, background: '#0000' } }).composite([
    { input: home, left: 0, top: 0 },
    { input: schedule, left: COMPUTER.width + GAP, top: 0 },
  ]);
  // Composed first: sharp resizes before it composes.
  await sharp(await pair.png().toBuffer())
    .resize({ width: 1200 })
    .webp(WEBP)
    .toFile(join(FOLDER, 'site.webp'));
}

const CONFERENCE = {
  'conference.yaml':
    'name: Conference on Rivers and Lakes\nacronym: CRL 2031\nstart: 2031-05-20\nend: 2031-05-22\ntimeZone: Europe/Oslo\nonline: true\n',
  'tracks.csv': 'id,title,card\npapers,Papers,yes\n',
  'deadlines.csv':
    'track,milestone,label,date\npapers,submission,Submission of papers,15/03/2031\npapers,notification,Notification of authors,2031-04-10\n',
};

/** Takes the report of a wrong date, as a terminal shows it. */
async function takeFinding(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'finding-'));
  const browser = await launchBrowser();
  try {
    for (const [name, text] of Object.entries(CONFERENCE)) writeFileSync(join(folder, name), text);
    const { diagnostics } = await compileContent({ dataDir: folder, publicDir: join(folder, 'public') });
    const text = reportText(diagnostics, { colour: false, read: readSource }).replace(
      /^\S+(?=deadlines\.csv:)/gm,
      'data/',
    );
    const page = await browser.newPage({ viewport: { width: 900, height: 400 }, deviceScaleFactor: 1.5 });
    await page.setContent(terminal(`$ npm run check\n\n${text.trim()}`));
    await sharp(await page.locator('pre').screenshot({ omitBackground: true }))
      .webp(WEBP)
      .toFile(join(FOLDER, 'finding.webp'));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** Makes a page that looks like a terminal with a text, with the colours of the report. */
function terminal(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const coloured = escaped
    .replace(/^(data\S+) (error [\w-]+)/gm, '<b>$1</b> <i>$2</i>')
    .replace(/\^+/g, '<i>$&</i>')
    .replace(/→/g, '<u>→</u>');
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0 }
pre { margin: 0; padding: 24px; border-radius: 12px; background: #15242f; color: #eef3f6; font: 16px/1.5 "DejaVu Sans Mono", monospace; white-space: pre-wrap }
i { color: #ff9c8f; font-style: normal }
u { color: #7fd4e6; text-decoration: none }
</style><pre>${coloured}</pre>`;
}

/** The views of the desk that are taken: file name, address, and what shows that it is there. */
const DESK_VIEWS = [
  ['desk-table', '/file/sessions.csv?row=4&column=5', '.table-view .finding'],
  ['desk-board', '/board?day=2023-12-13&session=oral-2', '[data-slot="oral-2"]'],
] as const;

/** Takes the desk of the sample, with a session that ends before it begins. */
async function takeDesk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const data = join(folder, 'data');
  cpSync(inWork('data'), data, { recursive: true });
  cpSync(inWork('public'), join(data, 'public'), { recursive: true });
  const { server, desk } = await devServer({ data });
  const browser = await launchBrowser();
  try {
    const address = await listen(server, { host: '127.0.0.1', port: 0 });
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en',
    });
    await page.goto(new URL(desk, address).href);
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    // Now, so that the site is there as it was before.
    const sessions = join(data, 'sessions.csv');
    writeFileSync(sessions, readFileSync(sessions, 'utf8').replace(/^(oral-1,.*),12:20,/m, '$1,10:20,'));
    await page.locator('.finding').first().waitFor();
    for (const [name, view, shown] of DESK_VIEWS) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#${view}`);
      await page.locator(shown).first().waitFor();
      await page.waitForLoadState('networkidle');
      await sharp(await page.screenshot())
        .resize({ width: 1000 })
        .webp(WEBP)
        .toFile(join(FOLDER, `${name}.webp`));
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
}
