import type { RenderedContent } from '#content';
import { siteOf } from './site';

interface Asked {
  readonly content: RenderedContent;
  readonly urlPathname: string;
}

/**
 * vite-plugin-ssr's `onBeforeRoute` hook. The content knows which page stands at an address; a kind of page is shown by
 * the folder of `pages/` that bears its name, which is where vite-plugin-ssr looks for the address `/<kind>`. There is no
 * folder `error`, so that an address without a page gives the error screen.
 */
export function onBeforeRoute({ content, urlPathname }: Asked) {
  const { routes } = siteOf(content);
  const route = routes.at(urlPathname) ?? routes.of('error');
  if (!route) throw new Error('the content has no page "error"');
  return { pageContext: { urlOriginal: `/${route.kind}`, route } };
}
