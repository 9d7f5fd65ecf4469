import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { Layout } from './Layout';
import type { PageProps } from './PageProps';
import { routeAt, routeOf } from './page';

interface PageContext {
  readonly urlPathname: string;
  readonly Page: ComponentType<PageProps>;
}

/** Few pages have a letter of a font's second part; those load it by themselves. */
function injectFilter(assets: readonly { readonly src: string; inject: unknown }[]): void {
  for (const asset of assets) if (asset.src.includes('-latin-ext-')) asset.inject = false;
}

/** vite-plugin-ssr's `render` hook: the whole document, complete without script. */
export function render({ urlPathname, Page }: PageContext) {
  const route = routeAt(urlPathname) ?? routeOf('error');
  const html = renderToStaticMarkup(
    <Layout route={route}>
      <Page route={route} />
    </Layout>,
  );
  return { documentHtml: escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`, injectFilter };
}
