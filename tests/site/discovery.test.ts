import { describe, expect, it } from 'vitest';
import { linkedDataFaults } from '../support/gates/schema-org';
import { fileBytes, files, fileText, PUBLIC_URL, pageAt, pages, pngSize } from './support/built-site';
import { ROUTES } from './support/routes';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('sitemap.xml', () => {
  it('lists every page by its canonical address, and nothing else', () => {
    const listed = [...fileText('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
    const program = pages
      .map(({ path }) => path)
      .filter((path) => /^\/(?:papers|people|posters|sessions|topics)(?:\/|$)/.test(path));
    const pagesOfRecord = [...ROUTES.map(({ path }) => path), ...program].filter((path) => !isOutcome(path));
    expect(listed.sort()).toEqual(pagesOfRecord.map((path) => PUBLIC_URL + path.replaceAll('&', '&amp;')).sort());
  });

  // What somebody finds only after a payment is of no use to a search.
  const isOutcome = (path: string) => path === '/Registrationok/id' || path === '/Registrationno';
});

describe('robots.txt', () => {
  it('allows every crawler and names the sitemap', () => {
    const lines = fileText('/robots.txt').split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(lines.filter((line) => line.startsWith('Disallow: /'))).toEqual([]);
  });
});

describe('the icons', () => {
  it('are linked from every page, with the manifest', () => {
    for (const { root } of pages) {
      const links = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => root.querySelector(`link[rel=${rel}]`));
      expect(links.map((link) => link?.getAttribute('href'))).toEqual([
        '/favicon.svg',
        '/apple-touch-icon.png',
        '/site.webmanifest',
      ]);
    }
    expect(fileText('/favicon.svg')).toContain('<svg');
    expect(fileBytes('/apple-touch-icon.png').subarray(0, 8)).toEqual(PNG);
  });

  it('have the sizes that the manifest says', () => {
    interface Manifest {
      readonly name: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    }
    const { name, start_url, icons } = JSON.parse(fileText('/site.webmanifest')) as Manifest;
    expect(name).toBe('Afro-Mediterranean International Conference on Artificial Intelligence');
    expect(start_url).toBe('/');
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of icons) {
      expect(files).toContain(src);
      expect(pngSize(fileBytes(src)).join('x')).toBe(sizes);
    }
  });
});

describe('the JSON-LD of the home page', () => {
  const script = pageAt('/').root.querySelector('script[type="application/ld+json"]');
  const event = JSON.parse(script?.text ?? 'null') as Record<string, unknown> | null;

  it('is an event with its dates and place', () => {
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Afro-Mediterranean International Conference on Artificial Intelligence',
      startDate: '2023-12-13T08:00:00+01:00',
      endDate: '2023-12-15T19:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: PUBLIC_URL,
      location: {
        '@type': 'Place',
        address: {
          streetAddress: '12 Avenue des Jasmins, Yasmine Hammamet',
          postalCode: '8057',
          addressLocality: 'Hammamet',
          addressCountry: 'TN',
        },
      },
    });
  });

  it('offers each fee in both currencies, with the days on which it can be paid', () => {
    const offers = event?.offers as readonly Record<string, unknown>[];
    expect(offers).toHaveLength(14);
    const url = `${PUBLIC_URL}/Registration`;
    expect(offers).toContainEqual(
      expect.objectContaining({
        name: 'Student member',
        price: 200,
        priceCurrency: 'EUR',
        url,
        availability: 'https://schema.org/InStock',
        validThrough: '2023-10-22T00:00:00+01:00',
      }),
    );
    expect(offers).toContainEqual(
      expect.objectContaining({
        name: 'Late',
        price: 900,
        priceCurrency: 'TND',
        validFrom: '2023-10-22T00:00:00+01:00',
      }),
    );
  });

  it('links to the pages of speakers and sessions', () => {
    const { performer, subEvent } = event as Record<string, readonly { readonly url: string }[]>;
    expect(performer).toHaveLength(6);
    expect(subEvent?.length).toBeGreaterThan(20);
    for (const { url } of [...(performer ?? []), ...(subEvent ?? [])])
      expect(files).toContain(`${url.replace(PUBLIC_URL, '')}/index.html`);
  });

  it('shows a picture that the site has', () => {
    expect(files).toContain(String(event?.image).replace(PUBLIC_URL, ''));
  });
});

it('the JSON-LD of a session says what it is, who organises it and who speaks, and has a picture', () => {
  const script = pageAt('/sessions/keynote-1').root.querySelector('script[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse(script?.text ?? '{}') as { '@graph': readonly Record<string, unknown>[] };
  const event = graph.find((thing) => thing['@type'] === 'Event');
  expect(event?.description).toEqual(expect.stringMatching(/\w+/));
  expect(event).toMatchObject({
    organizer: { '@type': 'Organization', name: expect.any(String) },
    performer: [expect.objectContaining({ '@type': 'Person' })],
  });
  expect(files).toContain(String(event?.image).replace(PUBLIC_URL, ''));
});

describe('the JSON-LD of every page', () => {
  it("has the required properties of schema.org's types, and no unknown ones", () => {
    expect(pages.flatMap(({ path, root }) => linkedDataFaults(root).map((fault) => `${path} ${fault}`))).toEqual([]);
  });
});
