import { originOf, pathOfSite } from '../../shared/format/site-address';
import { WORKER_ADDRESS } from '../../shared/offline/settings';
import { wordsOf } from '../../shared/words';
import { directionOf } from '../../shared/words/direction';
import type { SiteContent } from '../content/site-content';
import type { Export } from '../exports/export';
import { EXPORTS } from '../exports/index';
import { makeUninstallWorker } from '../exports/offline/make-worker';
import { xmlText } from '../exports/xml';
import { apache } from './apache';
import { caddy } from './caddy';
import { nginx } from './nginx';
import { fillTemplate, type TextFiles } from './template';

/** The script of the pages that forward. */
const SCRIPT = '/moved.js';

/** Makes the files for each former address of a site: pages that forward, in `site`, and configuration of servers next to it. */
export async function formerFiles(site: SiteContent): Promise<TextFiles> {
  const { url = '', formerUrls = [] } = site.content.conference;
  return Object.assign({}, ...(await Promise.all(formerUrls.map((former) => filesFor(former, url, site)))));
}

async function filesFor(former: string, url: string, { content, routes, past = [] }: SiteContent): Promise<TextFiles> {
  const { acronym, language } = content.conference;
  const { moved } = wordsOf(content).error;
  const base = pathOfSite({ url: former });
  const editions = [
    ...past.map(({ edition, routes: pages }) => ({ folder: edition.base, pages })),
    { folder: '', pages: routes },
  ];
  const pageFor = (path: string) => {
    const to = xmlText(url + encodeURI(path));
    return `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<title>${xmlText(`${moved} – ${acronym}`)}</title>
<link rel="canonical" href="${to}"/>
<script src="${base}${SCRIPT}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>
</head>
<body>
<h1>${xmlText(moved)}</h1>
<p><a href="${to}" dir="ltr">${to}</a></p>
</body>
</html>
`;
  };
  const pages = editions.flatMap(({ folder, pages: own }) =>
    own
      .filter(({ kind }) => kind !== 'error')
      .map(({ path }) => {
        const address = path === '/' ? folder || path : folder + path;
        return [`${address.replace(/\/$/, '')}/index.html`, pageFor(address)] as const;
      }),
  );
  const programs = editions.flatMap(({ folder, pages: own }) => {
    const page = own.find(({ kind, path, canonical }) => kind === 'my-programme' && path === canonical);
    return page ? [{ folder, stars: `stars ${base}${folder}${encodeURI(page.path)}` }] : [];
  });
  const facts = { host: new URL(former).hostname, base, routes: [] };
  // The redirects go before the rules of a site.
  const servers = { ...apache(facts), ...nginx(facts), ...caddy(facts) };
  const redirected = (name: string, template: string) =>
    fillTemplate(template, { base, url, worker: WORKER_ADDRESS, script: SCRIPT }) + servers[name];
  const files: TextFiles = {
    ...Object.fromEntries(pages),
    '/404.html': pageFor('/'),
    [SCRIPT]: fillTemplate('former-moved.js', {
      ...{ from: JSON.stringify(base), to: JSON.stringify(url), programs: JSON.stringify(programs) },
      isElsewhere: originOf(former) !== originOf(url),
    }),
    [WORKER_ADDRESS]: await makeUninstallWorker(base),
    '/.htaccess': redirected('.htaccess', 'former-htaccess'),
    '/_redirects': editions.map(({ folder }) => redirectsOf(base + folder, url + folder)).join(''),
  };
  const folder = `former/${former.replace(/^https?:\/\//, '').replace(/[:/]/g, '+')}`;
  return {
    ...Object.fromEntries(Object.entries(files).map(([address, text]) => [`${folder}/site${address}`, text])),
    [`${folder}/nginx/maps.conf`]: servers['nginx/maps.conf'] ?? '',
    [`${folder}/nginx/site.conf`]: redirected('nginx/site.conf', 'former-nginx.conf'),
    [`${folder}/caddy/site.caddy`]: redirected('caddy/site.caddy', 'former-site.caddy'),
  };
}

/** Lists redirects of what programs load, as calendars and feeds. Pages forward by themselves, with the visitor's stars. */
const redirectsOf = (from: string, to: string): string =>
  Object.values<Export>(EXPORTS)
    .filter(({ paths, once }) => !(once || /^\/(?:assets\/.*)?\*$/.test(paths)))
    .map(({ paths }) => `${from}${paths} ${to}${paths.replace('*', ':splat')} 301\n`)
    .join('');
