import { WHOLE_CALENDAR } from '../../shared/format/calendar-address';
import { hasNews } from '../../shared/format/has-news';
import { OPEN_DATA_SOURCES } from '../../shared/format/open-data';
import { collections, publishedNames } from '../../shared/model/collections';
import { PROGRAM_FOLDER } from '../../shared/my-programme/program-files';
import { WORKER_ADDRESS } from '../../shared/offline/settings';
import { COMMITTEE_MAP, countriesOf, hasMap } from '../../shared/program/committee-map';
import { OPEN_SEARCH, SEARCH_FOLDER } from '../../shared/search/index-files';
import { EDITION_RULES } from '../../shared/theme/edition-rules';
import { themeOf } from '../../shared/theme/theme';
import { addressPrefix } from '../content/site-content';
import { cardFiles } from './cards/card-files';
import { documentFiles } from './documents/document-files';
import { defineExport, type Export, type ExportFile } from './export';
import { divisionOf } from './find/division';
import { findFiles } from './find/find-files';
import { WELL_KNOWN_ICON, wellKnownIcon } from './icons/icon-files';
import { programFiles } from './my-program/program-files';
import { openDataFiles } from './open-data/open-data-files';
import { pictureFiles } from './pictures/make-picture';
import { calendarRow, iconRow, proceedingsRow, scheduleRow, single, sitemapRow } from './row-kinds';
import { themeFiles } from './theme-files';

/**
 * All exported files. A new export is a row here and a file that makes it. The build, `npm run dev`, the link check, the headers and
 * content types of every host and the compression use this table. The compiler reads it, too, so a row imports the code that makes its
 * files only when a file is made.
 */
export const EXPORTS = {
  wholeCalendar: calendarRow(WHOLE_CALENDAR),
  calendars: calendarRow('/calendars/*'),
  scheduleXml: scheduleRow('/schedule.xml', 'application/xml; charset=utf-8', async (site) =>
    (await import('./schedule/schedule-xml')).scheduleXml(site),
  ),
  scheduleJson: scheduleRow('/schedule.json', 'application/json', async (site) =>
    (await import('./schedule/schedule-json')).scheduleJson(site),
  ),
  openData: defineExport({
    paths: '/data/*',
    types: { '.json': 'application/json', '.csv': 'text/csv; charset=utf-8' },
    listedIn: OPEN_DATA_SOURCES,
    files: ({ content }) => openDataFiles(content),
  }),
  committeeMap: defineExport({
    paths: COMMITTEE_MAP,
    types: { '.svg': 'image/svg+xml' },
    listedIn: ['programCommittee'],
    files: ({ content: { programCommittee } }) =>
      hasMap(countriesOf(programCommittee))
        ? [
            {
              address: COMMITTEE_MAP,
              make: async (site) => (await import('./maps/committee-map')).committeeMap(site),
            },
          ]
        : [],
  }),
  find: defineExport({
    paths: `${SEARCH_FOLDER}/*`,
    types: { '.json': 'application/json' },
    listedIn: ['contributions', 'sessions'],
    files: (site) => (site.routes.some(({ kind }) => kind === 'search') ? findFiles(divisionOf(site)) : []),
  }),
  myProgram: defineExport({
    paths: `${PROGRAM_FOLDER}/*`,
    types: { '.json': 'application/json' },
    listedIn: ['contributions', 'sessions', 'releases'],
    files: ({ content, routes }) => (routes.some(({ kind }) => kind === 'my-programme') ? programFiles(content) : []),
  }),
  openSearch: defineExport({
    paths: OPEN_SEARCH,
    types: { '.xml': 'application/xml; charset=utf-8' },
    listedIn: ['conference'],
    // It has absolute addresses, which need the site's address.
    files: ({ content: { conference }, routes }) => {
      const { url } = conference;
      const search = routes.find(({ kind }) => kind === 'search');
      if (url === undefined || search === undefined) return [];
      const make: ExportFile['make'] = async ({ content }) =>
        (await import('./find/open-search')).openSearch(content, url, search.path);
      return [{ address: OPEN_SEARCH, make }];
    },
  }),
  worker: {
    once: true,
    // It only fetches files of the site.
    headers: { 'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'" },
    ...single(WORKER_ADDRESS, 'text/javascript; charset=utf-8', async (site) =>
      (await import('./offline/make-worker')).makeWorker(site),
    ),
  },
  news: defineExport({
    paths: '/news.xml',
    types: { '.xml': 'application/xml; charset=utf-8' },
    listedIn: ['conference', 'home', 'releases'],
    files: ({ content: { conference, home, releases } }) => {
      // It has absolute addresses.
      if (conference.url === undefined || !hasNews({ home, releases })) return [];
      const make: ExportFile['make'] = async ({ content }) => (await import('./discovery/news-feed')).newsFeed(content);
      return [{ address: '/news.xml', make }];
    },
  }),
  documents: defineExport({
    paths: '/documents/*',
    types: {
      '.pdf': 'application/pdf',
      '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    // The policy of pages would block the styles of the PDF viewer in older versions of Chromium (https://crbug.com/271452). Documents
    // run no scripts, so that it is enough to forbid framing.
    headers: { 'content-security-policy': "frame-ancestors 'none'" },
    listedIn: ['documents'],
    files: ({ content: { documents } }) => documentFiles(documents),
  }),
  pictures: defineExport({
    paths: '/assets/pictures/*',
    types: { '.avif': 'image/avif', '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' },
    listedIn: [],
    files: ({ pictures }) => pictureFiles(pictures),
  }),
  originals: defineExport({
    paths: '/*',
    types: {
      '.avif': 'image/avif',
      '.csv': 'text/csv; charset=utf-8',
      '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      '.gif': 'image/gif',
      '.ico': 'image/x-icon',
      '.ics': 'text/calendar; charset=utf-8',
      '.jpeg': 'image/jpeg',
      '.jpg': 'image/jpeg',
      '.json': 'application/json',
      '.pdf': 'application/pdf',
      '.png': 'image/png',
      '.svg': 'image/svg+xml',
      '.txt': 'text/plain; charset=utf-8',
      '.webp': 'image/webp',
      '.woff2': 'font/woff2',
    },
    listedIn: [],
    files: ({ originals }) =>
      originals.map((address) => ({
        address,
        make: async (_, { publicDir }) =>
          (await import('../content/pictures/originals')).publishedBytes(address, publicDir),
      })),
  }),
  cards: defineExport({
    paths: '/cards/*',
    types: { '.png': 'image/png' },
    listedIn: ['conference', ...publishedNames.filter((name) => collections[name].page !== undefined)],
    // Link previews need absolute addresses.
    files: ({ content: { conference }, routes }) => (conference.url === undefined ? [] : cardFiles(routes)),
  }),
  proceedingsBib: proceedingsRow('bib', 'application/x-bibtex; charset=utf-8', async (volume) =>
    (await import('./proceedings/reference-managers')).proceedingsBib(volume),
  ),
  proceedingsRis: proceedingsRow('ris', 'application/x-research-info-systems; charset=utf-8', async (volume) =>
    (await import('./proceedings/reference-managers')).proceedingsRis(volume),
  ),
  proceedingsCsl: proceedingsRow('csl', 'application/json', async (volume) =>
    (await import('./proceedings/reference-managers')).proceedingsCsl(volume),
  ),
  proceedingsDblp: proceedingsRow('dblp', 'application/xml; charset=utf-8', async (volume) =>
    (await import('./proceedings/dblp')).proceedingsDblp(volume),
  ),
  proceedingsCrossref: proceedingsRow('crossref', 'application/xml; charset=utf-8', async (volume) =>
    (await import('./proceedings/crossref')).proceedingsCrossref(volume),
  ),
  proceedingsCeur: {
    ...proceedingsRow('ceur-ws', 'text/html; charset=utf-8', async (volume) =>
      (await import('./proceedings/ceur-ws')).proceedingsCeur(volume),
    ),
    // It is not a page of this site: its links lead to files next to it at CEUR-WS.
    headers: { 'content-disposition': 'attachment', 'x-robots-tag': 'noindex' },
  },
  sitemap: sitemapRow('/sitemap.xml'),
  // For sites with more pages than one sitemap may have.
  sitemaps: sitemapRow('/sitemaps/*'),
  robots: {
    once: true,
    ...single('/robots.txt', 'text/plain; charset=utf-8', async ({ content }) =>
      (await import('./discovery/robots')).robots(content.conference),
    ),
  },
  webManifest: single('/site.webmanifest', 'application/manifest+json', async (site) => {
    const { content, pictures, routes, shown } = site;
    const home = (shown?.routes ?? routes).find(({ kind }) => kind === 'home');
    return (await import('./discovery/web-manifest')).webManifest(
      content.conference,
      themeOf(content.theme),
      shown ?? { theme: content.theme, pictures },
      addressPrefix(site),
      home?.path ?? '/',
    );
  }),
  theme: defineExport({
    paths: '/assets/theme/*',
    types: { '.css': 'text/css; charset=utf-8' },
    listedIn: ['theme'],
    // Addresses in the stylesheet are those on this site.
    files: ({ content, pictures, shown, edition }) =>
      themeFiles(themeOf((shown ?? content).theme), shown?.pictures ?? pictures, ...(edition ? [EDITION_RULES] : [])),
  }),
  favicon: iconRow('/favicon.svg', '.svg', 'image/svg+xml'),
  smallIcon: iconRow('/favicon.png', '.png', 'image/png'),
  touchIcon: iconRow('/apple-touch-icon.png', '.png', 'image/png'),
  phoneIcons: iconRow('/icons/*', '.png', 'image/png'),
  wellKnownIcon: defineExport({
    paths: WELL_KNOWN_ICON,
    types: { '.ico': 'image/x-icon' },
    listedIn: ['theme'],
    once: true,
    files: ({ content: { theme } }) => [wellKnownIcon(themeOf(theme))],
  }),
  licences: {
    once: true,
    ...single('/licenses.txt', 'text/plain; charset=utf-8', async (_, { licences }) =>
      (await import('./licences/licences')).licencesText(licences()),
    ),
  },
} as const satisfies Record<string, Export>;

/** Addresses of files that the host has once, and not for each edition. */
export const hostAddresses: readonly string[] = Object.values<Export>(EXPORTS)
  .filter(({ once }) => once)
  .map(({ paths }) => paths);
