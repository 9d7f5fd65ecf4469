import { type RenderedContent, type SiteContent, shownOf } from './export';

/** What the pages of one edition are made from: the same object for all files. */
export const shownContent = (site: SiteContent): RenderedContent => site.edition?.shown ?? shownOf(site)[0];
