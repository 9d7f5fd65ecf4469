import type { Content, Picture, Route } from '#content';
import { type Look, lookOf } from './look/look';
import { type Sheet, sheetOf } from './look/sheet';
import { type ShowPicture, shownFrom } from './picture';
import { type Routes, routesOf } from './routes';
import { type Words, wordsIn } from './words';

/** All that the compiler has made of a data folder: its modules, loaded when pages are rendered. */
export interface SiteContent extends Omit<Content, 'acceptedWarnings'> {
  readonly routes: readonly Route[];
  readonly pictures: readonly Picture[];
}

/** A conference's site, from which each page takes what it shows and hands it down. */
export interface Site {
  readonly content: SiteContent;
  readonly words: Words;
  readonly routes: Routes;
  readonly showPicture: ShowPicture;
  readonly look: Look;
  /** What the look adds to the site's own sheet. */
  readonly sheet: Sheet | undefined;
}

/** What a page's entry is given: the site, and the address that is rendered. */
export interface PageProps extends Site {
  readonly route: Route;
}

const sites = new WeakMap<SiteContent, Site>();

/** The site of some content; made once, however many pages are rendered. */
export function siteOf(content: SiteContent): Site {
  const known = sites.get(content);
  if (known) return known;
  const look = lookOf(content.theme);
  const showPicture = shownFrom(content.pictures);
  const site: Site = {
    content,
    words: wordsIn(content.conference.language),
    routes: routesOf(content.routes),
    showPicture,
    look,
    sheet: sheetOf(look, showPicture),
  };
  sites.set(content, site);
  return site;
}

/** The record that a route shows. */
export function recordOf<T extends { readonly id: string }>(records: readonly T[], { id }: Route): T {
  const found = records.find((record) => record.id === id);
  if (!found) throw new Error(`no record "${id}"`);
  return found;
}
