import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from './support/built-site';
import { readPage } from './support/read-page';
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

/** Pages that follow from the program, beside those that were ordered. */
const OF_THE_PROGRAM = /^\/(?:papers|people|search|my-programme)$|^\/(?:papers|people|posters|sessions|topics)\/[^/]+$/;

const ERROR_TEXT = 'Oops! Sorry, an unexpected error has occured.';

describe('the route table', () => {
  it.each(ADDRESSES)('answers $address with its page', async ({ address, heading }) => {
    const page = await open(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.heading).toEqual(typeof heading === 'string' ? heading : expect.stringMatching(heading));
  });

  it('has every page of the site: none is left that the table does not know', () => {
    const known = ['/404', ...ADDRESSES.map(({ address }) => address)];
    const others = pages.map(({ path }) => path).filter((path) => !OF_THE_PROGRAM.test(path));
    expect(others.sort()).toEqual(known.sort());
  });

  it.each([
    ['/Finance%26RegistrationChairs', 'Finance & Registration Chairs'],
    ['/CallForCompetitions%26ChallengesTrack', 'Call for Competitions and Challenges'],
    ['/aiindustry4%2E0', 'Industrial Panel on AI in Industry 4.0'],
    ['/callFor%50apers', 'Call for Papers / Submission Guidelines'],
  ])('answers the percent-encoded form %s', async (address, heading) => {
    expect(await open(address)).toMatchObject({ status: 200, heading });
  });

  it.each(['/Registrationok/1', '/Registrationok/8f14e45f-ceea?orderId=42&lang=en', '/Registrationok/a%26b.c'])(
    'shows the payment result at %s',
    async (address) => {
      expect(await open(address)).toMatchObject({ status: 200, heading: 'Payment result' });
    },
  );
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/finalSchedule', '/AIHealthcare', '/pay/now', '/images/people/nobody.svg', '/aiindustry4'])(
    'answers %s with status 404 and the error screen',
    async (address) => {
      const { status, root } = await open(address);
      expect(status).toBe(404);
      expect(textOf(root.querySelector('main') ?? root)).toContain(ERROR_TEXT);
    },
  );
});
