import { pageKey } from '../../../shared/editions';
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
  const routes = compiled.routes.filter(({ kind }) => !isLeftOut(kind));
  const leftOut = new Set(compiled.routes.filter(({ kind }) => isLeftOut(kind)).map(({ path }) => path));
  const { content: moved, addressOf } = moveContent(content, { base, leftOut, schemas });
  const { url } = newest.content.conference;
  const pages = newest.routes.filter(({ path, canonical, kind }) => path === canonical && !isLeftOut(kind));
  const shown: RenderedContent = {
    ...moved,
    conference: placedAt(moved.conference, url),
    pictures: movePictures(pictures, base),
    routes: routes.map((route) => ({
      ...route,
      path: addressOf(route.path),
      canonical: addressOf(route.canonical),
    })),
    edition: {
      base,
      newest: {
        name: newest.content.conference.acronym,
        pages: Object.fromEntries(pages.map((route) => [pageKey(route), route.path])),
      },
    },
  };
  // Documents name whole addresses, which follow from that of the site.
  const { content: kept } = moveContent(content, { base: '', leftOut, schemas });
  const conference = placedAt(kept.conference, url === undefined ? undefined : url + base);
  return {
    content: { ...content, ...kept, conference },
    pictures,
    originals,
    routes,
    edition: { base, publicDir, shown },
  };
}

/** Its conference at an address of the newest site; whether those in other languages have kept theirs, nobody knows. */
function placedAt<T extends Pick<Content['conference'], 'url' | 'translations'>>(
  conference: T,
  url: string | undefined,
): T {
  const { url: _, translations: __, ...rest } = conference;
  return { ...rest, ...(url !== undefined && { url }) } as T; // the same fields; the two may be absent
}
