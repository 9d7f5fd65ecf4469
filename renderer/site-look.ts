import type { RenderedContent } from '#content';
import { EDITION_RULES } from '../shared/look/edition-rules';
import { type Look, lookOf } from '../shared/look/look';
import { type Sheet, sheetOf } from '../shared/look/sheet';
import { memoised } from '../shared/memoise';
import { siteOf } from './site';

/** How a site looks. */
export interface SiteLook {
  readonly look: Look;
  /** The rules that the look adds to the site's own sheet. */
  readonly sheet: Sheet | undefined;
}

/** The look of a site; made once, however many pages are rendered. Not part of the site, which browsers' routing knows. */
export const siteLookOf = memoised((content: RenderedContent): SiteLook => {
  const { showPicture, at } = siteOf(content);
  const look = lookOf(content.theme);
  return { look, sheet: sheetOf(look, showPicture, at('') === '' ? [] : EDITION_RULES) };
});
