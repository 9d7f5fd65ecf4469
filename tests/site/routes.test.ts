import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOWHERE, PAGE_KINDS } from '../browser/support/page-kinds';
import { pageAt, pages } from './support/built-site';
import { partsOf, readPage } from './support/read-page';
import { ADDRESSES } from './support/routes';
import { type ServedSite, serveSite } from './support/serve';
import { textOf } from './support/text';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

async function open(path: string) {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  const { root } = readPage(await response.text());
  return {
    status: response.status,
    headers: response.headers,
    root,
    heading: textOf(root.querySelector('h1') ?? root),
  };
}

/** Pages made from the program, besides those of the specification. */
const OF_THE_PROGRAM = /^\/(?:papers|people|search|my-programme)$|^\/(?:papers|people|posters|sessions|topics)\/[^/]+$/;

const ERROR_TEXT = 'Oops! Sorry, an unexpected error has occured.';

describe('the route table', () => {
  it.each(ADDRESSES)('answers $address with its page', async ({ address, heading, contains = '' }) => {
    const page = await open(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    if (heading !== undefined) expect(page.heading).toBe(heading);
    expect(page.heading.toLowerCase()).toContain(contains.toLowerCase());
  });

  it('has every page of the site', () => {
    const known = ['/404', ...ADDRESSES.map(({ address }) => address)];
    const others = pages.map(({ path }) => path).filter((path) => !OF_THE_PROGRAM.test(path));
    expect(others.sort()).toEqual(known.sort());
  });

  it('shows the payment result under its address', async () => {
    const address = '/Registrationok/8f14e45f-ceea?orderId=42&lang=en';
    expect(await open(address)).toMatchObject({ status: 200, heading: 'Payment result' });
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/finalSchedule', '/Registrationok', '/Registrationok/', '/Registrationok/a/b'])(
    'answers %s with status 404 and the error screen',
    async (address) => {
      const { status, root } = await open(address);
      expect(status).toBe(404);
      const main = root.querySelector('main') ?? root;
      expect(textOf(main)).toMatch(new RegExp(`${ERROR_TEXT}.*There is no page at this address`));
      // What to do: search, the schedule, the home page.
      expect(main.querySelector('search form')?.getAttribute('action')).toBe('/search');
      const links = main.querySelectorAll('ul a').map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining(['/', '/finalschedule']));
    },
  );
});

// What `npm test` has no time to visit must not differ from what it visits: then its page is to be an example.
it('the pages that represent their kind have every part that any page of it has', () => {
  const visited = PAGE_KINDS.map((path) => pageAt(path === NOWHERE ? '/404' : path));
  const tried = new Set(visited.flatMap(({ root }) => partsOf(root)));
  const missed = pages.map(({ path, root }) => ({ path, parts: partsOf(root).filter((part) => !tried.has(part)) }));
  expect(missed.filter(({ parts }) => parts.length > 0)).toEqual([]);
});
