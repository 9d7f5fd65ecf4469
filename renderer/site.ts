import type { Content, Picture, Route } from '#content';
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
  const site: Site = {
    content,
    words: wordsIn(content.conference.language),
    routes: routesOf(content.routes),
    showPicture: shownFrom(content.pictures),
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
