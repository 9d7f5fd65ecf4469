import type { Site, SiteContent } from '../site';
import { EDITION_RULES } from './edition-rules';
import { type Look, lookOf } from './look';
import { type Sheet, sheetOf } from './sheet';

/** How a site looks. */
export interface SiteLook {
  readonly look: Look;
  /** What the look adds to the site's own sheet. */
  readonly sheet: Sheet | undefined;
}

const looks = new WeakMap<SiteContent, SiteLook>();

/** The look of a site; made once, however many pages are rendered. Not part of the site, which browsers' routing knows. */
export function siteLookOf({ content, showPicture }: Site): SiteLook {
  const known = looks.get(content);
  if (known) return known;
  const look = lookOf(content.theme);
  const siteLook = { look, sheet: sheetOf(look, showPicture, content.edition ? EDITION_RULES : []) };
  looks.set(content, siteLook);
  return siteLook;
}
