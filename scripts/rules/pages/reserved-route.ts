import { hasQuality } from '../../../shared/model/page-kinds';
import { isHidden } from '../../content/link/hidden';
import type { RouteEntry } from '../../content/link/route';
import type { Site } from '../../content/survey';
import { EXPORTS } from '../../exports/index';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** First parts of addresses that the site uses for its files and the sandbox of `npm start`. */
const OWN: ReadonlySet<string> = new Set([
  ...Object.values(EXPORTS).map(({ paths }) => firstPart(paths)),
  ...['assets', 'files', 'icons', 'images', 'index.html', '404.html', 'payment-sandbox'],
]);

/** Finds pages with the address of a file, or with one that web servers answer in another way. */
const reservedRoute = over([], (_records, site) => {
  const results = site.routes
    .filter(({ route: { kind } }) => hasQuality(kind, 'hasPathParameter'))
    .map(({ route }) => ({ route, below: `${route.path}/` }));
  const folders = new Set([...site.assets.keys()].flatMap(foldersAbove));
  return site.routes.flatMap((entry) => {
    const reason = reasonAgainst(entry, results, site, folders);
    if (reason === undefined) return [];
    const { path, title } = entry.route;
    return found(entry.place, say`The page "${title}" cannot have the address ${path}: ${reason}.`, {
      hint: 'Give the page another address.',
    });
  });
});

const KEPT = 'web servers do not publish it';

function reasonAgainst(
  { route: { path, canonical, kind } }: RouteEntry,
  results: readonly (Pick<RouteEntry, 'route'> & { readonly below: string })[],
  { assets }: Site,
  folders: ReadonlySet<string>,
): string | undefined {
  if (kind === 'home' && canonical !== '/') return 'the home page has the address "/"';
  if (kind !== 'home' && path === '/') return 'it is that of the home page';
  if (isSitesOwn(path) || assets.has(path)) return "the site's own files are there";
  if (folders.has(path) || foldersAbove(path).some((above) => assets.has(above)))
    return 'files of the public folder are there';
  if (path.includes('index.html', 1) && path.split('/').includes('index.html')) return KEPT;
  if (isHidden(path)) return KEPT;
  const result = results.find(({ below }) => path.startsWith(below));
  return result && `all addresses below ${result.route.path} are those of payments`;
}

/** Lists the folders above an address: "/a" and "/a/b" for "/a/b/c.svg". */
function foldersAbove(address: string): string[] {
  const folders: string[] = [];
  for (let slash = address.indexOf('/', 1); slash > 0; slash = address.indexOf('/', slash + 1))
    folders.push(address.slice(0, slash));
  return folders;
}

/** Returns whether an address is below one that the site reserves. */
export const isSitesOwn = (path: string): boolean => OWN.has(firstPart(path));

/** Returns the part of an address between its first two slashes. */
export function firstPart(path: string): string {
  const slash = path.indexOf('/');
  const next = path.indexOf('/', slash + 1);
  // split() would take ten times as long, for thousands of addresses.
  return slash === -1 ? '' : path.slice(slash + 1, next === -1 ? undefined : next);
}

export const rule = defineRule({
  code: 'reserved-route',
  severity: 'error',
  reason: reasons.pageNotFound,
  finders: [reservedRoute],
});
