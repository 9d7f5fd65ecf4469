import { madeOnce } from '../../renderer/made-once';
import type { Notes } from '../cache/notes';
import type { SiteFolder } from './site-folder';

/** The prefix of the note of a script; no collection and no question begins so. */
const MARK = '/';

/** The characters of a file's name. */
const OF_NAMES = /[\w.-]/;

/** The names of the scripts that a page or another script asks for. */
export function scriptsIn(text: string): readonly string[] {
  const names = new Map<number, string>();
  // Looked for by their ends: nearly every word of a page might be the beginning of one.
  for (const { index } of text.matchAll(/\.js\b/g)) {
    let start = index;
    while (OF_NAMES.test(text.charAt(start - 1))) start -= 1;
    // Of "a.js.b.js" the whole is meant.
    if (start < index) names.set(start, text.slice(start, index + '.js'.length));
  }
  return [...new Set(names.values())];
}

/** What is noted with a page: what of the content was read for it, and the scripts that it asks for. */
export const pageNotes = (html: string, reads: readonly string[]): readonly string[] => [
  ...reads,
  ...scriptsIn(html).map((name) => MARK + name),
];

/** What of the content was read for a page, by its notes. */
export const readsIn = ({ shared, own }: Notes): Notes => ({ shared: readsInShared(shared), own: readsInList(own) });

const readsInList = (notes: readonly string[]): readonly string[] => notes.filter((note) => !note.startsWith(MARK));
const readsInShared = madeOnce(readsInList);

/** The scripts that any page of a site asks for. */
export const scriptsOfPages = (site: SiteFolder): ReadonlySet<string> =>
  new Set([...site.notes()].filter((note) => note.startsWith(MARK)).map((note) => note.slice(MARK.length)));
