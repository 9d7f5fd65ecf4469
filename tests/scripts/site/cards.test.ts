import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourOf } from '../../../renderer/colours';
import { hasOwnCard } from '../../../renderer/format/card-address';
import { lookOf } from '../../../renderer/look/look';
import type { PresetName } from '../../../renderer/look/presets';
import { fileCache } from '../../../scripts/cache/file-cache.mjs';
import type { Conference, Content } from '../../../scripts/content/content';
import type { Route } from '../../../scripts/content/link/route';
import { type DrawnCard, drawCard } from '../../../scripts/exports/cards/card';
import { canSet, displayFaceOf, outline, widthOf } from '../../../scripts/exports/cards/letters';
import { cardText } from '../../../scripts/exports/cards/make-card';
import { paintCard } from '../../../scripts/exports/cards/paint-card';
import { EXPORTS } from '../../../scripts/exports/index';
import { compile } from '../../content/support/compile';
import { baseData } from '../../content/support/fixture';
import { temporaryFolder } from '../../content/support/temporary-folder';

const card = (title: string, preset: PresetName = 'sea') => {
  const text = { brand: 'SCCT 2024', title, when: 'May 20-21, 2024', where: 'Test House, Sfax, Tunisia' };
  const look = lookOf({ preset });
  return drawCard(text, { ...look, display: displayFaceOf(look, '') });
};

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The bright pixels of a part of a card: letters. */
async function lettersIn(drawn: DrawnCard, area: Area): Promise<number> {
  const pixels = await sharp(await paintCard(drawn))
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((brightness) => brightness > 150).length;
}

describe('the card of a page', () => {
  it('has outlines and no text, which a machine would set in a font of its own', () => {
    const { scene, title } = card('Call for Papers');
    expect(scene + title.svg).not.toMatch(/<text|font-|<image|href/);
    expect(scene).toContain(outline('May 20-21, 2024', { typeface: 'text', size: 34 }).path);
  });

  it.each([
    ['a word', 'Topics'],
    ['a long title', `${'Careful measurement of uncertain things '.repeat(6)}in Africa`],
    ['a word longer than a line', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['a title of a thousand letters', 'Weighing and measuring '.repeat(44)],
  ])('keeps %s between the name and the days, and off the ornaments', async (_, title) => {
    const drawn = card(title);
    expect(await lettersIn(drawn, { left: 80, top: 150, width: 690, height: 300 })).toBeGreaterThan(1000);
    expect(await lettersIn(drawn, { left: 770, top: 0, width: 28, height: 550 })).toBe(0);
    expect(await lettersIn(drawn, { left: 0, top: 142, width: 770, height: 10 })).toBe(0);
    expect(await lettersIn(drawn, { left: 0, top: 456, width: 770, height: 10 })).toBe(0);
  });

  it.each(['atlas', 'ink'] as const)('has the colours of the theme %s, and room for its words', async (preset) => {
    const drawn = card('Call for Papers', preset);
    expect(drawn.scene).toContain(colourOf('sea-deep', 'light', lookOf({ preset }).palette));
    expect(drawn.scene).not.toContain(colourOf('sea-deep', 'light'));
    expect(await lettersIn(drawn, { left: 80, top: 150, width: 690, height: 300 })).toBeGreaterThan(1000);
    expect(await lettersIn(drawn, { left: 770, top: 0, width: 28, height: 550 })).toBe(0);
  });

  it('draws no more of an endless place than can be read when it is shrunk to its room', () => {
    const endless = drawCard(
      {
        brand: 'SCCT',
        title: 'Topics',
        when: 'May 20, 2024',
        where: 'Test House '.repeat(900),
      },
      { ...lookOf({ preset: 'sea' }), display: displayFaceOf(lookOf({ preset: 'sea' }), '') },
    );
    expect(endless.scene.length).toBeLessThan(10 * card('Topics').scene.length);
  });

  it('says another title in another picture', () => {
    expect(card('Call for Papers').title).not.toEqual(card('Call for Posters').title);
  });
});

describe('the letters', () => {
  it('are there for the languages of the region that are written in Latin or Arabic letters, and for Greek', () => {
    for (const text of [
      'Éloïse Müller',
      'Ağaoğlu İşçi',
      'Đặng',
      'Αθήνα',
      'Aïcha “Ï” – 4.0 & …',
      'دعوة لتقديم الأوراق، تونس',
    ]) {
      expect(canSet(text, 'display'), text).toBe(true);
    }
    expect(canSet('突尼斯', 'display')).toBe(false);
  });

  it('take their room, with spaces between them where they are asked for', () => {
    const how = { typeface: 'text', size: 36 } as const;
    expect(widthOf('AMICAI', { ...how, spacing: 5 })).toBeCloseTo(widthOf('AMICAI', how) + 25);
    expect(widthOf('AMICAI', { ...how, size: 72 })).toBeCloseTo(2 * widthOf('AMICAI', how));
  });
});

describe('the cards of a site', async () => {
  const { content, routes } = await compile({ dataDir: baseData, publicDir: `${baseData}/public`, remarksLater: true });
  const conference = content?.conference as Conference; // the base is valid
  const cards = (pages: readonly Route[]) => {
    const workshop = { publicDir: '', cache: fileCache(join(temporaryFolder(), 'cache')), packages: () => [] };
    const site = { content: { conference } as Content, pictures: [], originals: [], routes: pages }; // cards need no more of it
    const files = EXPORTS.cards.files(site);
    return new Map(files.map(({ address, make }) => [address, () => make(site, workshop)]));
  };

  it('say what the fonts have letters for, of a conference in others: never nothing, and never half a title', () => {
    const hebrew = {
      ...conference,
      name: 'כנס ירושלים',
      acronym: 'ירבל 2031',
      language: 'he',
      venue: { city: 'ירושלים' },
    };
    const said = (own: Conference) => cardText({ conference: own } as Content, 'צורנות', 'display'); // it needs no more
    expect(said({ ...hebrew, url: 'https://yerbal.example.org' })).toMatchObject({
      brand: conference.start.slice(0, 4),
      title: 'yerbal.example.org',
      where: '',
    });
    const { url: _, ...withoutUrl } = hebrew;
    expect(said(withoutUrl).title).toMatch(/^May 20-21, 2024$/);
    expect(said({ ...withoutUrl, acronym: 'JCL 2031' })).toMatchObject({ brand: 'JCL 2031', title: 'JCL 2031' });
  });

  it('are one for each page; its other spellings have the same', () => {
    const own = routes.filter((route) => route.path === route.canonical && hasOwnCard(route));
    expect(own.length).toBeLessThan(routes.length);
    expect(cards(routes).size).toBe(own.length);
    expect([...cards(routes).keys()]).toEqual(expect.arrayContaining(['/cards/home.png', '/cards/call-papers.png']));
  });

  it('are PNG of 1200 × 630 pixels and less than 60 kB, with the same bytes each time', async () => {
    const make = () => cards(routes).get('/cards/home.png')?.() ?? Promise.reject(new Error('no card'));
    const first = Buffer.from(await make());
    sharp.concurrency(4);
    expect(Buffer.compare(first, Buffer.from(await make()))).toBe(0);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true });
    expect(first.length).toBeLessThan(60_000);
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
