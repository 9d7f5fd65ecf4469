import type { RenderedContent } from '#content';
import { siteOf } from './site';

interface Asked {
  readonly content: RenderedContent;
  readonly urlPathname: string;
}

/**
 * Implements vite-plugin-ssr's hook `onBeforeRoute`. The content determines which kind of page is at an address. The
 * address `/<kind>` makes vite-plugin-ssr use the folder of that name in `pages/`. There is no folder `error`, so
 * unknown addresses show the error screen.
 */
export function onBeforeRoute({ content, urlPathname }: Asked) {
  const { routes } = siteOf(content);
  const route = routes.at(urlPathname) ?? routes.of('error');
  if (!route) throw new Error('The content has no page "error".');
  return { pageContext: { urlOriginal: `/${route.kind}`, route } };
}
