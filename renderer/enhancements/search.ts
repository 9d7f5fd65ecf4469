import { STARRABLES_ADDED } from '../../shared/my-programme/starrables';
import { indexAddress, SEARCH_FOLDER, type SearchEntry, type SearchIndex } from '../../shared/search/index-files';
import { IndexChanged, type ResultGroup, search } from '../../shared/search/search';
import { isMine } from './own-clock';
import { makeCombobox } from './search-combobox';
import { optionsOf, sectionOf } from './search-results';
import { inSiteDigits } from './site-digits';

/** Maximum number of results per kind, in a list under a field and on the search page. */
const MOST = { list: 4, page: 20 };

/** The words that the form contains: those that are needed before the index is there, or without it. */
interface FormWords {
  readonly failed: string;
  /** On the search page. */
  readonly searching?: string;
  readonly results: string;
}

/** Loaded files of the index, until the page closes. */
const files = new Map<string, Promise<unknown>>();

/**
 * Shows results while somebody types: on the search page, with the query in the address; elsewhere as a list that the
 * field controls (WAI-ARIA APG, combobox with a list). Announces their number in a live region.
 */
export function enhance(element: HTMLElement): void {
  const form = element.querySelector<HTMLFormElement>('form[data-search]');
  const input = form?.querySelector<HTMLInputElement>('input[name=q]');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const results = form?.querySelector<HTMLElement>('[data-results]');
  if (!(form && input && status && results)) return;
  const formWords = JSON.parse(form.dataset.words ?? '') as FormWords; // SearchForm.tsx wrote it
  const isList = form.dataset.search === 'list';
  const load = loaderOf(form.dataset.index ?? SEARCH_FOLDER);
  const select = isList ? makeCombobox(input, results, formWords.results) : undefined;
  let latest = 0;

  const show = async () => {
    const query = input.value;
    latest += 1;
    const current = latest;
    if (!isList) history.replaceState(null, '', query === '' ? location.pathname : `?q=${encodeURIComponent(query)}`);
    // Only before the first file is there: later searches are faster than it is read.
    if (formWords.searching && query.trim() !== '' && files.size === 0) say(status, formWords.searching);
    try {
      const found = await searchWithRetry(query, isList ? MOST.list : MOST.page, load);
      const index = (await load(indexAddress)) as SearchIndex; // the build made it
      const groups = withZone(found, index);
      const { words } = index;
      // The query has changed meanwhile.
      if (current !== latest) return;
      results.replaceChildren(...groups.map((group) => (isList ? optionsOf(group, words) : sectionOf(group, words))));
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      const isTyped = query.trim() !== '';
      if (!isList) document.dispatchEvent(new Event(STARRABLES_ADDED));
      say(status, count > 0 ? words.found.replace('{count}', inSiteDigits(count)) : isTyped ? words.nothing : '');
    } catch (problem) {
      if (current !== latest) return;
      console.error('The search could not be loaded.', problem);
      results.replaceChildren();
      say(status, formWords.failed);
    }
    select?.(-1);
  };
  input.addEventListener('input', () => void show());
  if (!isList) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void show();
    });
    // What was typed while this script loaded stays.
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  }
  if (input.value !== '') void show();
}

/** Names the zone of the times, which are those of the conference, to visitors who take part or read from elsewhere. */
function withZone(groups: readonly ResultGroup[], { zone, isOnline }: SearchIndex): readonly ResultGroup[] {
  if (zone === undefined || !(isOnline ?? isMine())) return groups;
  const zoned = ([title, path, detail, where, ...more]: SearchEntry): SearchEntry => [
    title,
    path,
    detail,
    /[\d٠-٩]:[\d٠-٩]/.test(where) ? `${where} (${zone})` : where,
    ...more,
  ];
  return groups.map((group) => ({ ...group, entries: group.entries.map(zoned) }));
}

/** Announces a text if it is new: screen readers announce every assignment. */
function say(status: HTMLElement, text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

const loaderOf = (folder: string) => (address: string) => {
  const whole = folder + address.slice(SEARCH_FOLDER.length);
  const loaded =
    files.get(whole) ??
    fetch(whole).then((response) => {
      if (!response.ok) throw new Error(`${whole}: ${response.status}`);
      return response.json() as Promise<unknown>;
    });
  files.set(whole, loaded);
  loaded.catch(() => files.delete(whole));
  return loaded;
};

/** Searches again, with an empty cache, if the site was published meanwhile. */
async function searchWithRetry(...input: Parameters<typeof search>): Promise<readonly ResultGroup[]> {
  try {
    return await search(...input);
  } catch (problem) {
    if (!(problem instanceof IndexChanged)) throw problem;
    files.clear();
    return search(...input);
  }
}
