import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { RenderedContent, Route } from '#content';
import { type View, viewOf } from '../shared/program/view-of';
import { usesMarcellus } from '../shared/theme/stylesheet';
import type { Theme } from '../shared/theme/theme';
import { hasArabicLetters } from '../shared/words/direction';
import { Layout } from './Layout';
import { markedSite } from './marked-words';
import type { PageProps } from './site';
import { siteThemeOf } from './site-theme';

/** The context from vite-plugin-ssr, with the additions of `onBeforeRoute` and the page component. */
interface PageContext {
  readonly content: RenderedContent;
  readonly route: Route;
  readonly Page: ComponentType<PageProps & { readonly view: View | undefined }>;
}

/**
 * Skips preloads of fonts that a page rarely needs: extended Latin, Arabic except on Arabic pages, and Marcellus if the
 * theme does not use it. A browser still loads such a font when it meets its letters.
 */
const injectFilterOf =
  (language: string, theme: Theme) => (assets: readonly { readonly src: string; inject: unknown }[]) => {
    const unwanted = [
      '-latin-ext-',
      ...(hasArabicLetters(language) ? [] : ['-arabic-arabic-']),
      ...(usesMarcellus(theme) ? [] : ['/marcellus-']),
    ];
    for (const asset of assets) if (unwanted.some((part) => asset.src.includes(part))) asset.inject = false;
  };

/** Implements vite-plugin-ssr's hook `render`: returns the whole document, which works without script. */
export function render({ content, route, Page }: PageContext) {
  const { site, routeOf, finish } = markedSite(content);
  const siteTheme = siteThemeOf(content);
  const shown = routeOf(route);
  const view = viewOf(site.content, shown);
  const html = renderToStaticMarkup(
    <Layout site={site} siteTheme={siteTheme} route={shown} view={view}>
      <Page {...site} route={shown} view={view} />
    </Layout>,
  );
  return {
    documentHtml: escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(finish(html))}`,
    injectFilter: injectFilterOf(content.conference.language, siteTheme.theme),
  };
}
