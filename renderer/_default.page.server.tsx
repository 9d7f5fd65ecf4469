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

/** vite-plugin-ssr's `render` hook: the whole document, complete without script. */
export function render({ urlPathname, Page }: PageContext) {
  const route = routeAt(urlPathname) ?? routeOf('error');
  const html = renderToStaticMarkup(
    <Layout route={route}>
      <Page route={route} />
    </Layout>,
  );
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}
