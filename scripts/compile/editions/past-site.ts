import { pageKey } from '../../../shared/editions';
import { originOf, pathOfSite } from '../../../shared/format/site-address';
import type { CollectionName } from '../../../shared/model/collections';
import type { Content, RenderedContent } from '../../../shared/model/content';
import { hasQuality } from '../../../shared/model/page-kinds';
import type { JsonSchema } from '../../../shared/model/schema';
import type { PastSite } from '../../content/site-content';
import type { Compiled } from '../pipeline';
import { moveContent } from './move-content';
import { movePictures } from './move-pictures';

/** Kinds of page that a past edition does not have: nobody pays for it any more, and the host has one error screen. */
const isLeftOut = (kind: string) => kind === 'error' || hasQuality(kind, 'payment');

/**
 * The newest edition's content as pages show it on a site below a path: with that path in all its addresses. Undefined at the root of
 * the host.
 */
export function contentBelowPath(
  { content, routes, pictures }: Pick<Compiled, 'content' | 'routes' | 'pictures'>,
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
): RenderedContent | undefined {
  const site = content === undefined ? '' : pathOfSite(content.conference);
  if (content === undefined || site === '') return undefined;
  const { content: moved } = moveContent(content, { site, edition: '', leftOut: new Set(), schemas });
  const url = originOf(content.conference.url);
  return {
    ...moved,
    conference: { ...moved.conference, ...(url !== undefined && { url }) },
    pictures: movePictures(pictures, site),
    routes: routes.map((route) => ({ ...route, path: site + route.path, canonical: site + route.canonical })),
    base: site,
  };
}

/** A past edition as it stands on the site of the newest one; nothing, if one of the two has errors. */
export function pastSite(
  compiled: Compiled,
  newest: Pick<Compiled, 'content' | 'routes'>,
  { name, publicDir }: { readonly name: string; readonly publicDir: string },
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
): PastSite | undefined {
  const { content, originals, pictures } = compiled;
  if (content === undefined || newest.content === undefined) return undefined;
  const base = `/${name}`;
  const site = pathOfSite(newest.content.conference);
  const routes = compiled.routes.filter(({ kind }) => !isLeftOut(kind));
  const leftOut = new Set(compiled.routes.filter(({ kind }) => isLeftOut(kind)).map(({ path }) => path));
  const { content: moved, addressOf } = moveContent(content, { site, edition: base, leftOut, schemas });
  const { url, formerUrls } = newest.content.conference;
  const former = formerUrls?.map((address) => address + base);
  const pages = newest.routes.filter(({ path, canonical, kind }) => path === canonical && !isLeftOut(kind));
  const shown: RenderedContent = {
    ...moved,
    payment: undefined,
    conference: placedAt(moved.conference, originOf(url), former),
    pictures: movePictures(pictures, site + base),
    routes: routes.map((route) => ({
      ...route,
      path: addressOf(route.path),
      canonical: addressOf(route.canonical),
    })),
    ...(site !== '' && { base: site }),
    edition: {
      base: site + base,
      newest: {
        name: newest.content.conference.acronym,
        pages: Object.fromEntries(pages.map((route) => [pageKey(route), site + route.path])),
      },
    },
  };
  // Documents name whole addresses, which follow from that of the site.
  const { content: kept } = moveContent(content, { site: '', edition: '', leftOut, schemas });
  const conference = placedAt(kept.conference, url === undefined ? undefined : url + base, former);
  return {
    content: { ...content, ...kept, payment: undefined, conference },
    pictures,
    originals,
    routes,
    edition: { base, publicDir },
    shown,
  };
}

/** Its conference at an address of the newest site; whether those in other languages have kept theirs, nobody knows. */
function placedAt<T extends Pick<Content['conference'], 'url' | 'formerUrls' | 'translations'>>(
  conference: T,
  url: string | undefined,
  // It has moved with the site, unless it had addresses of its own.
  former: readonly string[] | undefined,
): T {
  const { url: _, translations: __, ...rest } = conference;
  return { ...(former && { formerUrls: former }), ...rest, ...(url !== undefined && { url }) } as T; // the same fields; some may be absent
}
