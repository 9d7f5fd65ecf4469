import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { Page as Home } from '../../pages/home/index.page.server';
import { Page as Failure } from '../../pages/payment-failure/index.page.server';
import { Page as Registration } from '../../pages/registration/index.page.server';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { Page as Topics } from '../../pages/topics/index.page.server';
import { offersOf } from '../../renderer/linked-data/offers-data';
import { siteOf } from '../../renderer/site';
import { emptyParts } from '../site/support/empty-parts';
import { sampleSite } from './support/sample-site';

const sample = sampleSite();
const PAGES = {
  home: Home,
  'payment-failure': Failure,
  registration: Registration,
  schedule: Schedule,
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

describe('what a conference has little of', () => {
  it('one price list: one table of fees, and supplements with one price', async () => {
    const page = await shown('registration', oneForAll);
    const tables = page.querySelectorAll('main table, table').map((table) => ({
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

  it('one price list: search engines read each fee once, and of one that is none nothing', async () => {
    const content = await sample;
    const offers = offersOf(siteOf({ ...content, ...oneForAll(content) }));
    expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual(
      content.fees.map(({ international }) => `${international} EUR`),
    );
  });

  it('supplements without fees: a table of them alone', async () => {
    const page = await shown('registration', (site) => {
      const { accommodation: _, ...others } = site.registration ?? {};
      return { fees: [], registration: others as RenderedContent['registration'] };
    });
    expect(page.querySelectorAll('#fees table caption').map(({ text }) => text)).toEqual(['Supplements']);
  });

  it('no fee with accommodation: the tables of fees have one column of amounts, and no word of accommodation', async () => {
    const page = await shown('registration', (site) => ({ ...withoutRooms(site), supplements: [] }));
    const [table] = page.querySelectorAll('#fees table');
    expect(table?.querySelectorAll('thead th').map(({ text }) => text)).toEqual(['Category', 'Fee']);
    expect(table?.text).not.toMatch(/accommodation|not offered/i);
  });

  it('supplements without a text on accommodation: they stand with the fees', async () => {
    const page = await shown('registration', ({ registration }) => {
      if (!registration) throw new Error('The sample has no registration page.');
      const { accommodation: _, ...others } = registration;
      return { registration: others };
    });
    expect(page.querySelector('#fees')?.text).toContain('Single room');
  });

  it('a payment that failed, and no text about it: the page leads back to the form, and to whom one can ask', async () => {
    const page = await shown('payment-failure', ({ pages }) => ({
      pages: pages.map(({ text: _, ...others }) => others),
    }));
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/pay', '#footer']);
    // The organisers' own words say it better.
    expect((await shown('payment-failure', () => ({}))).querySelector('a[href="#footer"]')).toBeNull();
  });

  it('one topic: there is nothing to scroll to, and no button that scrolls', async () => {
    const page = await shown('home', ({ topics }) => ({ topics: topics.slice(0, 1) }));
    expect(emptyParts(page)).toEqual([]);
    expect(page.text).toContain((await sample).topics[0]?.title ?? '-');
  });

  it('one day: the home page shows its program, each session with its time and the way to it', async () => {
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

  it('several days: the home page leaves them to the schedule, and so a day that would fill it', async () => {
    expect((await shown('home', () => ({}))).querySelector('#the-day')).toBeNull();
    const many = ({ sessions }: RenderedContent) =>
      Array.from({ length: 30 }, (_, index) => ({ ...sessions[0], id: `s${index}` }) as (typeof sessions)[number]); // the sample has one
    expect((await shown('home', (site) => ({ sessions: many(site) }))).querySelector('#the-day')).toBeNull();
  });
});
