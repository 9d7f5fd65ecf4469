import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { Route } from '#content';
import { Layout } from './Layout';
import { type PageProps, type SiteContent, siteOf } from './site';
import { hasArabicLetters } from './words/direction';

/** What vite-plugin-ssr was given, what `onBeforeRoute` has added, and the page that it found. */
interface PageContext {
  readonly content: SiteContent;
  readonly route: Route;
  readonly Page: ComponentType<PageProps>;
}

/** Few pages have a letter of a font's other parts; those load them by themselves. A page in Arabic needs its letters at once. */
const injectFilterOf = (language: string) => (assets: readonly { readonly src: string; inject: unknown }[]) => {
  const others = ['-latin-ext-', ...(hasArabicLetters(language) ? [] : ['-arabic-arabic-'])];
  for (const asset of assets) if (others.some((part) => asset.src.includes(part))) asset.inject = false;
};

/** vite-plugin-ssr's `render` hook: the whole document, complete without script. */
export function render({ content, route, Page }: PageContext) {
  const site = siteOf(content);
  const html = renderToStaticMarkup(
    <Layout site={site} route={route}>
      <Page {...site} route={route} />
    </Layout>,
  );
  const injectFilter = injectFilterOf(content.conference.language);
  return { documentHtml: escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`, injectFilter };
}
