import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { Page as Home } from '../../pages/home/index.page.server';
import { Page as FreePage } from '../../pages/page/index.page.server';
import { Cite } from '../../pages/paper/Cite';
import { Page as Failure } from '../../pages/payment-failure/index.page.server';
import { Page as Registration } from '../../pages/registration/index.page.server';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as SpecialSession } from '../../pages/special-session/index.page.server';
import { Page as Topics } from '../../pages/topics/index.page.server';
import { offersOf } from '../../renderer/linked-data/offers-data';
import { placeData } from '../../renderer/linked-data/place-data';
import { siteOf } from '../../renderer/site';
import { citationOf } from '../../shared/citation/citation';
import { citationFormats } from '../../shared/citation/formats';
import { wordsIn } from '../../shared/words';
import { en } from '../../shared/words/en';
import { emptyParts } from '../site/support/empty-parts';
import { sampleSite } from '../support/compiled-conferences';
import { readMarkdown } from '../support/read-markdown';

const sample = sampleSite();
const PAGES = {
  home: Home,
  'payment-failure': Failure,
  registration: Registration,
  schedule: Schedule,
  'special-session': SpecialSession,
  topics: Topics,
} as const;

/** A page of the sample in which some of the content is other. */
async function shown(kind: keyof typeof PAGES, changes: (site: RenderedContent) => Partial<RenderedContent>) {
  const content = await sample;
  const site = siteOf({ ...content, ...changes(content) });
  const [route] = site.routes.all(kind);
  if (!route) throw new Error(`The sample has no page of the kind ${kind}.`);
  const Page = PAGES[kind];
  return parse(renderToStaticMarkup(<Page {...site} route={route} />));
}

/** Fees as a conference has them that offers no rooms. */
const withoutRooms = ({ fees }: RenderedContent): Partial<RenderedContent> => ({
  fees: fees.map(({ localWithAccommodation: _, internationalWithAccommodation: __, ...fee }) => fee),
});

/** Fees as a conference has them where everybody pays the same. */
const oneForAll = ({ fees, supplements, registration }: RenderedContent): Partial<RenderedContent> => {
  if (!registration?.fees) throw new Error('The sample has no fees.');
  const { local: _, ...lists } = registration.fees;
  return {
    fees: fees.map(({ local: _own, localWithAccommodation: _room, ...fee }) => fee),
    supplements: supplements.map(({ local: _own, ...supplement }) => supplement),
    registration: { ...registration, fees: lists },
  };
};

describe('a conference with few data', () => {
  it('one price list: one table of fees, and supplements with one price', async () => {
    const page = await shown('registration', oneForAll);
    const own = page.querySelectorAll('table').filter((table) => !table.closest('[data-until]'));
    const tables = own.map((table) => ({
      caption: table.querySelector('caption')?.text,
      columns: table.querySelectorAll('thead th').map(({ text }) => text),
      first: table
        .querySelectorAll('tbody tr:first-child > *')
        .map(({ lastElementChild, text }) => lastElementChild?.text ?? text),
    }));
    expect(tables).toEqual([
      {
        caption: 'International participants, in euros (EUR)',
        columns: ['Category', 'Without accommodation', 'With accommodation'],
        first: ['Author member', '400 EUR', '500 EUR'],
      },
      {
        caption: 'Supplements',
        columns: ['Supplement', 'Price'],
        first: ['Single room supplement', '20 EUR per night'],
      },
    ]);
  });

  it('prices of supplements: only the amount has its own text direction, not "per night"', async () => {
    const page = await shown('registration', oneForAll);
    expect(page.querySelectorAll('td bdi').map(({ text }) => text)).toContain('20 EUR');
  });

  it('one price list: search engines read each fee once, and no empty list', async () => {
    const content = await sample;
    const offers = offersOf(siteOf({ ...content, ...oneForAll(content) }));
    expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual(
      content.fees.map(({ international }) => `${international} EUR`),
    );
  });

  it('registration says when fees change, and no deadline of papers or posters', async () => {
    const page = await shown('registration', () => ({}));
    const said = page.querySelectorAll('[data-later=timed] > p').map(({ text }) => text.trim());
    expect(said).toEqual(['Late registration starts after: October 21, 2023']);
  });

  it('supplements without fees: a table of them alone', async () => {
    const page = await shown('registration', (site) => {
      const { accommodation: _, ...others } = site.registration ?? {};
      return { fees: [], registration: others as RenderedContent['registration'] };
    });
    expect(page.querySelectorAll('#fees table caption').map(({ text }) => text)).toEqual(['Supplements']);
  });

  it('no fee with accommodation: the tables of fees have one column of amounts, and do not mention accommodation', async () => {
    const page = await shown('registration', (site) => ({ ...withoutRooms(site), supplements: [] }));
    const [table] = page.querySelectorAll('#fees table');
    expect(table?.querySelectorAll('thead th').map(({ text }) => text)).toEqual(['Category', 'Fee']);
    expect(table?.text).not.toMatch(/accommodation|not offered/i);
  });

  it('supplements without a text on accommodation: they are below the fees', async () => {
    const page = await shown('registration', ({ registration }) => {
      if (!registration) throw new Error('The sample has no registration page.');
      const { accommodation: _, ...others } = registration;
      return { registration: others };
    });
    expect(page.querySelector('#fees')?.text).toContain('Single room');
  });

  it('no text on failed payments: the page says what to do, above the button to try again', async () => {
    const page = await shown('payment-failure', ({ pages }) => ({
      pages: pages.map(({ text: _, ...others }) => others),
    }));
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/pay']);
    expect(page.text).toContain(en.defaults.notPaid);
    // The organisers' own words say it better.
    expect((await shown('payment-failure', () => ({}))).text).not.toContain(en.defaults.notPaid);
  });

  it('one topic: nothing scrolls, and there are no scroll buttons', async () => {
    const page = await shown('home', ({ topics }) => ({ topics: topics.slice(0, 1) }));
    expect(emptyParts(page)).toEqual([]);
    expect(page.text).toContain((await sample).topics[0]?.title ?? '-');
  });

  it('one day: the home page shows its program, each session with its time and a link', async () => {
    const [first = ''] = (await sample).sessions.map(({ date }) => date).sort();
    const oneDay = ({ sessions }: RenderedContent) => sessions.filter(({ date, parent }) => date === first && !parent);
    const page = await shown('home', (site) => ({ sessions: oneDay(site) }));
    const entries = page.querySelectorAll('#the-day li');
    const wanted = oneDay(await sample);
    expect(entries).toHaveLength(wanted.length);
    const starts = entries.map((entry) => entry.querySelector('time')?.text);
    expect(starts).toEqual(wanted.map(({ start }) => start).sort());
    const targets = entries.map((entry) => entry.querySelector('h3 a')?.getAttribute('href'));
    expect(targets.filter((target) => target?.startsWith('/sessions/'))).toHaveLength(wanted.length);
  });

  it('a day without anything for everybody: its card names what begins it', async () => {
    const page = await shown('home', ({ sessions, home }) => ({
      sessions: sessions.filter(({ kind }) => kind === 'oral' || kind === 'lunch'),
      home: { ...home, byPhase: true, order: ['program'] },
    }));
    const [first] = page.querySelectorAll('#program li');
    const titles = first?.querySelectorAll('p a').map(({ text }) => text) ?? [];
    expect(titles).toHaveLength(5);
    expect(titles).not.toContain('Lunch');
  });

  it('several days, or one long day: the home page shows no program', async () => {
    expect((await shown('home', () => ({}))).querySelector('#the-day')).toBeNull();
    const many = ({ sessions }: RenderedContent) =>
      Array.from({ length: 30 }, (_, index) => ({ ...sessions[0], id: `s${index}` }) as (typeof sessions)[number]); // the sample has one
    expect((await shown('home', (site) => ({ sessions: many(site) }))).querySelector('#the-day')).toBeNull();
  });
});

it('everything on the page of a special session is below a heading, its sessions first', async () => {
  const page = await shown('special-session', () => ({}));
  expect(page.querySelectorAll('h2').map(({ text }) => text)[0]).toBe('Sessions');
  expect(page.querySelectorAll('a').filter((link) => !link.closest('section, header'))).toEqual([]);
});

it('a free page shows its title once, and its pictures in the sizes that the build makes', async () => {
  const site = await sample;
  const [home] = site.routes;
  if (!home) throw new Error('no page');
  const photograph = site.pictures.find(({ sources }) => sources.length > 0);
  if (!photograph) throw new Error('no picture');
  const text = readMarkdown('![Tom "T" & Co](/images/a&b.jpg)\n\n![X](/images/x.svg "Title")', 'page');
  const content = {
    ...site,
    freePages: [{ id: 'visa', path: '/visa', title: 'Visa', text }],
    pictures: [{ ...photograph, address: '/images/a&b.jpg', use: 'figure' as const }],
  };
  const route = { ...home, id: 'visa', path: '/visa', canonical: '/visa', kind: 'page' as const };

  const shown = renderToStaticMarkup(<FreePage {...siteOf(content)} route={route} />);

  expect(shown.match(/<h1[^>]*>Visa<\/h1>/g)).toHaveLength(1);
  expect(shown).toContain('<source type="image/avif" srcSet="');
  expect(shown).toContain('alt="Tom &quot;T&quot; &amp; Co"');
  expect(shown).toContain('<img src="/images/x.svg" alt="X" width="608" height="608" loading="lazy"/>');
});

it('a section of the registration page and the link to it are shown on its days, in the time zone of the conference', async () => {
  const site = await sample;
  const { registration, fees } = site;
  const route = site.routes.find(({ kind }) => kind === 'registration');
  if (!(registration && route) || fees.length === 0) throw new Error('no registration');
  const text = readMarkdown('Fees are lower.');
  const content = {
    ...site,
    registration: {
      ...registration,
      sections: [
        { heading: 'Early', text, from: '2023-09-01', until: '2023-10-05' },
        { heading: 'Always', text },
      ],
    },
  };

  const html = renderToStaticMarkup(<Registration {...siteOf(content)} route={route} />);

  const days = 'data-from="2023-09-01T00:00+01:00" data-until="2023-10-06T00:00+01:00"';
  expect(html).toContain(`<li ${days}><a href="#rules-1">Early</a></li>`);
  expect(html).toMatch(
    new RegExp(`<section class="[^"]*" id="rules-1" ${days.replaceAll('+', '\\+')} data-later="timed">`),
  );
  // What has no days needs no script.
  expect(html).toMatch(/<section class="[^"]*" id="rules-2"><h2>Always<\/h2>/);
  expect(html.split('<section').at(-1)).not.toContain('showTimed');
});

it('downloads a citation in every format from the page itself', async () => {
  const title = 'A "quoted" #1 & 100 % title, with 测量 and a\u00a0space';
  const citation = citationOf(
    {
      kind: 'paper',
      paper: { id: 'main/49.b', kind: 'paper', title, people: ['Ada Sow'] },
      people: [{ name: 'Ada Sow', parts: { family: 'Sow', given: 'Ada' } }],
    },
    { name: 'Conference on Rulers', acronym: 'COR', start: '2031-12-13', language: 'en', place: 'Sfax' },
  );
  const page = parse(renderToStaticMarkup(<Cite citation={citation} words={wordsIn('en')} />));
  const links = page.querySelectorAll('a[download]');
  const downloaded = await Promise.all(
    links.map(async (link) => {
      const response = await fetch(link.getAttribute('href') ?? '');
      const name = link.getAttribute('download');
      return { name, type: response.headers.get('content-type'), text: await response.text() };
    }),
  );
  expect(downloaded).toEqual(
    citationFormats.map(({ ending, type, write }) => ({
      name: `sow2031-main-49-b${ending}`,
      type: type.replace(' ', ''),
      text: write([citation]),
    })),
  );
});

const addressOf = (address: string, city = 'Hammamet', country = 'Tunisia') =>
  placeData({ city, country, address }).address;

describe('the postal address of a venue', () => {
  it('has the town, the country and the postcode once', () => {
    const once = { streetAddress: '12 Avenue des Jasmins', postalCode: '8057', addressLocality: 'Hammamet' };
    expect(addressOf('12 Avenue des Jasmins, 8057 Hammamet')).toMatchObject(once);
    expect(addressOf('12 Avenue des Jasmins, Hammamet 8057, Tunisia')).toMatchObject(once);
    expect(addressOf('1 شارع الميناء، صفاقس', 'صفاقس')).toMatchObject({ streetAddress: '1 شارع الميناء' });
  });

  it('keeps all other parts unchanged', () => {
    expect(addressOf('Hammamet Road 12, Yasmine Hammamet')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Hammamet Road 12, Yasmine Hammamet',
      addressLocality: 'Hammamet',
      addressCountry: 'Tunisia',
    });
    expect(addressOf('12 Harbour Street, Boston, MA 02115', 'Boston')).toMatchObject({
      streetAddress: '12 Harbour Street, MA 02115',
    });
  });
});
