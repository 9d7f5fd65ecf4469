import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { Route } from '#content';
import { Layout } from './Layout';
import { type PageProps, type SiteContent, siteOf } from './site';

/** What vite-plugin-ssr was given, what `onBeforeRoute` has added, and the page that it found. */
interface PageContext {
  readonly content: SiteContent;
  readonly route: Route;
  readonly Page: ComponentType<PageProps>;
}

/** Few pages have a letter of a font's second part; those load it by themselves. */
function injectFilter(assets: readonly { readonly src: string; inject: unknown }[]): void {
  for (const asset of assets) if (asset.src.includes('-latin-ext-')) asset.inject = false;
}

/** vite-plugin-ssr's `render` hook: the whole document, complete without script. */
export function render({ content, route, Page }: PageContext) {
  const site = siteOf(content);
  const html = renderToStaticMarkup(
    <Layout site={site} route={route}>
      <Page {...site} route={route} />
    </Layout>,
  );
  return { documentHtml: escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`, injectFilter };
}
