import type { RenderedContent } from '#content';
import { memoised } from '../shared/memoise';
import { EDITION_RULES } from '../shared/theme/edition-rules';
import { type Stylesheet, themeStylesheet } from '../shared/theme/stylesheet';
import { type Theme, themeOf } from '../shared/theme/theme';
import { siteOf } from './site';

/** The theme of a site. */
export interface SiteTheme {
  readonly theme: Theme;
  /** The stylesheet that overrides the site's own; undefined for the default theme. */
  readonly stylesheet: Stylesheet | undefined;
}

/** Returns the theme of a site. It is not part of `Site`, so that the browser's bundle does not include it. */
export const siteThemeOf = memoised((content: RenderedContent): SiteTheme => {
  const { showPicture } = siteOf(content);
  const theme = themeOf(content.theme);
  return { theme, stylesheet: themeStylesheet(theme, showPicture, content.edition ? EDITION_RULES : []) };
});
