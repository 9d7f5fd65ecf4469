import type { RenderedContent } from '#content';
import { memoised } from '../shared/memoise';
import { EDITION_RULES } from '../shared/theme/edition-rules';
import { type Stylesheet, themeStylesheet } from '../shared/theme/stylesheet';
import { type Theme, themeOf } from '../shared/theme/theme';
import { siteOf } from './site';

/** How a site looks. */
export interface SiteTheme {
  readonly theme: Theme;
  /** The rules that the look adds to the site's own sheet. */
  readonly stylesheet: Stylesheet | undefined;
}

/** The look of a site; made once, however many pages are rendered. Not part of the site, which browsers' routing knows. */
export const siteThemeOf = memoised((content: RenderedContent): SiteTheme => {
  const { showPicture, at } = siteOf(content);
  const theme = themeOf(content.theme);
  return { theme, stylesheet: themeStylesheet(theme, showPicture, at('') === '' ? [] : EDITION_RULES) };
});
