import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache.mjs';
import { cardText, cardTypesetter, drawCard } from '../../../scripts/exports/cards/make-card';
import { EXPORTS } from '../../../scripts/exports/index';
import { canSet, typesetter } from '../../../scripts/exports/paper/typst';
import { colourOf } from '../../../shared/colours';
import { hasOwnCard } from '../../../shared/format/card-address';
import type { Conference, Content } from '../../../shared/model/content';
import type { Route } from '../../../shared/model/route';
import type { PresetName } from '../../../shared/theme/presets';
import { themeOf } from '../../../shared/theme/theme';
import { compile } from '../../content/support/compile';
import { baseData } from '../../content/support/fixture';
import { temporaryFolder } from '../../content/support/temporary-folder';

const { resolve } = createRequire(import.meta.url);

const TEXT = { brand: 'SCCT 2024', when: 'May 20-21, 2024', where: 'Test House, Sfax, Tunisia' };

/** The card of a title in a theme of the product, as SVG. */
const card = (
  title: string,
  { preset = 'sea', ...text }: { readonly preset?: PresetName; readonly where?: string } = {},
) => drawCard({ ...TEXT, ...text, title }, 'en', themeOf({ preset }), typesetter());

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The bright pixels of a part of a card: letters. */
async function lettersIn(drawn: string, area: Area): Promise<number> {
  const pixels = await sharp(Buffer.from(drawn)).removeAlpha().extract(area).greyscale().raw().toBuffer();
  return pixels.filter((brightness) => brightness > 150).length;
}

describe('the card of a page', () => {
  it('has outlines and no text, which would depend on the fonts of the machine', () => {
    const drawn = card('Call for Papers');
    expect(drawn).not.toMatch(/<text|font-|<image|href="[^#]/);
    expect(drawn.match(/<use /g)?.length).toBeGreaterThan(50);
  });

  it.each([
    ['a word', 'Topics'],
    ['a long title', `${'Careful measurement of uncertain things '.repeat(6)}in Africa`],
    ['a word longer than a line', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['a title of a thousand letters', 'Weighing and measuring '.repeat(44)],
  ])('keeps %s between the name and the days, clear of the ornaments', async (_, title) => {
    const drawn = card(title);
    expect(await lettersIn(drawn, { left: 80, top: 150, width: 690, height: 300 })).toBeGreaterThan(1000);
    expect(await lettersIn(drawn, { left: 770, top: 0, width: 28, height: 550 })).toBe(0);
    expect(await lettersIn(drawn, { left: 0, top: 142, width: 770, height: 10 })).toBe(0);
    expect(await lettersIn(drawn, { left: 0, top: 456, width: 770, height: 10 })).toBe(0);
  });

  it.each(['atlas', 'ink'] as const)('has the colours of the theme %s, and room for its words', async (preset) => {
    const drawn = card('Call for Papers', { preset });
    expect(drawn).toContain(colourOf('sea-deep', 'light', themeOf({ preset }).palette));
    expect(drawn).not.toContain(colourOf('sea-deep', 'light'));
    expect(await lettersIn(drawn, { left: 80, top: 150, width: 690, height: 300 })).toBeGreaterThan(1000);
    expect(await lettersIn(drawn, { left: 770, top: 0, width: 28, height: 550 })).toBe(0);
  });

  it('cuts a very long place so that it stays readable', async () => {
    const drawn = card('Topics', { where: 'Test House '.repeat(900) });
    expect(drawn.length).toBeLessThan(10 * card('Topics').length);
    expect(await lettersIn(drawn, { left: 770, top: 0, width: 28, height: 550 })).toBe(0);
  });

  it('fits an Arabic title, with lines that begin at the right', async () => {
    const drawn = drawCard({ ...TEXT, title: 'دعوة لتقديم الأوراق' }, 'ar', themeOf({ preset: 'sea' }), typesetter());
    expect(await lettersIn(drawn, { left: 1000, top: 150, width: 120, height: 300 })).toBeGreaterThan(100);
    expect(await lettersIn(drawn, { left: 402, top: 0, width: 28, height: 550 })).toBe(0);
  });

  it("uses the organisers' own font, which may have only some of the letters", async () => {
    const read = (part: string) =>
      readFileSync(resolve(`@fontsource/marcellus/files/marcellus-${part}-400-normal.woff2`));
    const setter = await cardTypesetter([read('latin'), read('latin-ext')]);
    const drawn = (title: string, look = themeOf({ displayFont: 'source-sans' })) =>
      drawCard({ ...TEXT, title }, 'en', look, setter);
    expect(drawn('Topics')).not.toBe(
      drawCard({ ...TEXT, title: 'Topics' }, 'en', themeOf({ displayFont: 'source-sans' }), typesetter()),
    );
    expect(drawn('Ğ')).toBe(drawn('Ğ', themeOf()));
  });
});

describe('the letters', () => {
  it('exist for the languages of the region in Latin or Arabic letters, and for Greek', () => {
    for (const text of [
      'Éloïse Müller',
      'Ağaoğlu İşçi',
      'Đặng',
      'Αθήνα',
      'Aïcha “Ï” – 4.0 & …',
      'دعوة لتقديم الأوراق، تونس',
    ]) {
      expect(canSet(text, typesetter()), text).toBe(true);
    }
    expect(canSet('突尼斯', typesetter())).toBe(false);
  });
});

describe('the cards of a site', async () => {
  const { content, routes } = await compile({
    dataDir: baseData,
    publicDir: `${baseData}/public`,
    deferWarnings: true,
  });
  const conference = content?.conference as Conference; // the base is valid
  const cards = (pages: readonly Route[]) => {
    const workshop = { publicDir: '', cache: fileCache(join(temporaryFolder(), 'cache')), licences: () => [] };
    const site = { content: { conference } as Content, pictures: [], originals: [], routes: pages }; // cards need no more of it
    const files = EXPORTS.cards.files(site);
    return new Map(files.map(({ address, make }) => [address, () => make(site, workshop)]));
  };

  it('show only what the fonts have letters for: never nothing, and never half a title', () => {
    const hebrew = {
      ...conference,
      name: 'כנס ירושלים',
      acronym: 'ירבל 2031',
      language: 'he',
      venue: { city: 'ירושלים' },
    };
    const said = (own: Conference) => cardText({ conference: own } as Content, 'צורנות', typesetter()); // it needs no more
    expect(said({ ...hebrew, url: 'https://yerbal.example.org' })).toMatchObject({
      brand: conference.start.slice(0, 4),
      title: 'yerbal.example.org',
      where: '',
    });
    const { url: _, ...withoutUrl } = hebrew;
    expect(said(withoutUrl).title).toMatch(/^May 20-21, 2024$/);
    expect(said({ ...withoutUrl, acronym: 'JCL 2031' })).toMatchObject({ brand: 'JCL 2031', title: 'JCL 2031' });
  });

  it('are one for each page, shared by its aliases', () => {
    const own = routes.filter((route) => route.path === route.canonical && hasOwnCard(route));
    expect(own.length).toBeLessThan(routes.length);
    expect(cards(routes).size).toBe(own.length);
    expect([...cards(routes).keys()]).toEqual(expect.arrayContaining(['/cards/home.png', '/cards/call-papers.png']));
  });

  it('are PNG of 1200 × 630 pixels and less than 100 kB, with the same bytes each time', async () => {
    const make = () => cards(routes).get('/cards/home.png')?.() ?? Promise.reject(new Error('no card'));
    const first = Buffer.from(await make());
    sharp.concurrency(4);
    expect(Buffer.compare(first, Buffer.from(await make()))).toBe(0);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(first.length).toBeLessThan(100_000);
  });

  it.each([
    ['the home page, which stands for papers and people too', 'home', 'Accueil'],
    ['a title in letters that no font of ours has', 'call', '突尼斯'],
  ])('say the name of the conference for %s', async (_, kind, title) => {
    const page = routes.find((route) => route.kind === kind);
    if (!page) throw new Error(`no page of the kind ${kind}`);
    const titled = (own: string) => [...cards([{ ...page, title: own }]).values()][0]?.();
    expect(await titled(title)).toEqual(await titled(conference.name));
  });

  it('say the title of any other page', async () => {
    const call = routes.find(({ kind }) => kind === 'call');
    if (!call) throw new Error('no call');
    const titled = (title: string) => [...cards([{ ...call, title }]).values()][0]?.();
    expect(await titled('Tunis')).not.toEqual(await titled(conference.name));
  });
});
