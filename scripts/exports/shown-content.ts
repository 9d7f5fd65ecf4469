import { type RenderedContent, type SiteContent, shownOf } from './export';

const known = new WeakMap<SiteContent, RenderedContent>();

/** What the pages of a site are made from: the same object for all files, so that the program is joined once. */
export function shownContent(site: SiteContent): RenderedContent {
  const shown = known.get(site) ?? site.edition?.shown ?? shownOf(site)[0];
  known.set(site, shown);
  return shown;
}
