import type { SiteFolder } from './site-folder';

/** What begins the note of a script; no collection and no question begins so. */
const MARK = '/';

/** The names of the scripts that a page or another script asks for. */
export const scriptsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/[\w.-]+\.js\b/g)].map(([name]) => name)),
];

/** What is noted with a page: what of the content was read for it, and the scripts that it asks for. */
export const pageNotes = (html: string, reads: readonly string[]): readonly string[] => [
  ...reads,
  ...scriptsIn(html).map((name) => MARK + name),
];

/** What of the content was read for a page, by its notes. */
export const readsIn = (notes: readonly string[]): readonly string[] => notes.filter((note) => !note.startsWith(MARK));

/** The scripts that any page of a site asks for. */
export const scriptsOfPages = (site: SiteFolder): ReadonlySet<string> =>
  new Set([...site.notes()].filter((note) => note.startsWith(MARK)).map((note) => note.slice(MARK.length)));
