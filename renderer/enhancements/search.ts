import { type FoundGroup, find, NewIndex } from '../find/find';
import type { FoundEntry } from '../find/index-files';
import { FIND_FOLDER } from '../find/index-files';

/** The words that the form brings along. */
interface FormWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly nothing: string;
  readonly failed: string;
  readonly results: string;
  readonly all: string;
  readonly found: string;
  readonly more: string;
}

/** Results of a kind in a list under a field, and on the page of the search. */
const MOST = { list: 4, page: 20 };

/** Files of the index that were loaded, for as long as the page is open. */
const files = new Map<string, Promise<unknown>>();

/**
 * Shows what is found while somebody types: on the page of the search with its words in the address, elsewhere as a list that
 * the field controls (WAI-ARIA APG, combobox with a list). How many there are is said in a live region.
 */
export function enhance(element: HTMLElement): void {
  const form = element.querySelector<HTMLFormElement>('form[data-search]');
  const input = form?.querySelector<HTMLInputElement>('input[type=search]');
  const said = form?.querySelector<HTMLElement>('[role=status]');
  const results = form?.querySelector<HTMLElement>('[data-results]');
  if (!(form && input && said && results)) return;
  const words = JSON.parse(form.dataset.words ?? '') as FormWords; // SearchForm.tsx wrote it
  const isList = form.dataset.search === 'list';
  const load = loaderOf(form.dataset.index ?? FIND_FOLDER);
  const select = isList ? makeCombobox(input, results, words.results) : undefined;
  let asked = 0;

  const show = async () => {
    const query = input.value;
    asked += 1;
    const own = asked;
    if (!isList) history.replaceState(null, '', query === '' ? location.pathname : `?q=${encodeURIComponent(query)}`);
    try {
      const groups = await findAgain(query, isList ? MOST.list : MOST.page, load);
      // Somebody has typed on meanwhile.
      if (own !== asked) return;
      results.replaceChildren(...groups.map((group) => (isList ? optionsOf(group, words) : sectionOf(group, words))));
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      const isTyped = query.trim() !== '';
      say(said, count > 0 ? words.found.replace('{count}', String(count)) : isTyped ? words.nothing : '');
    } catch (problem) {
      if (own !== asked) return;
      console.error('The search could not be loaded.', problem);
      results.replaceChildren();
      say(said, words.failed);
    }
    select?.(-1);
  };
  input.addEventListener('input', () => void show());
  if (!isList) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void show();
    });
    input.value = new URLSearchParams(location.search).get('q') ?? input.value;
  }
  if (input.value !== '') void show();
}

/** Written only when it changes, since screen readers announce each writing. */
function say(said: HTMLElement, text: string): void {
  if (said.textContent !== text) said.textContent = text;
}

const loaderOf = (folder: string) => (address: string) => {
  const whole = folder + address.slice(FIND_FOLDER.length);
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

/** The site may be published anew while somebody searches: then all of the index is loaded once more. */
async function findAgain(...search: Parameters<typeof find>): Promise<readonly FoundGroup[]> {
  try {
    return await find(...search);
  } catch (problem) {
    if (!(problem instanceof NewIndex)) throw problem;
    files.clear();
    return find(...search);
  }
}

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

/** An entry as a link of a few lines. */
function linkTo([title, path, detail, where]: FoundEntry): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  link.dataset.entry = '';
  link.append(...[title, where, detail].filter((text) => text !== '').map((text) => textElement('span', text)));
  return link;
}

const moreThan = ({ count, entries }: FoundGroup, { more }: FormWords) =>
  count > entries.length ? [textElement('p', more.replace('{count}', String(count - entries.length)))] : [];

/** A kind of results as a part of the page. */
function sectionOf(group: FoundGroup, words: FormWords): HTMLElement {
  const section = document.createElement('section');
  const list = document.createElement('ul');
  const items = group.entries.map((entry) => {
    const item = document.createElement('li');
    item.append(linkTo(entry));
    return item;
  });
  list.append(...items);
  section.append(textElement('h2', words.kinds[group.kind] ?? ''), list, ...moreThan(group, words));
  return section;
}

/** A kind of results as a group of options. */
function optionsOf(group: FoundGroup, words: FormWords): HTMLElement {
  const element = document.createElement('div');
  element.role = 'group';
  element.ariaLabel = words.kinds[group.kind] ?? '';
  const heading = textElement('p', element.ariaLabel);
  heading.ariaHidden = 'true';
  const options = group.entries.map((entry, index) => {
    const option = linkTo(entry);
    option.role = 'option';
    option.id = `found-${group.kind}-${index}`;
    option.tabIndex = -1;
    option.ariaSelected = 'false';
    return option;
  });
  element.append(heading, ...options);
  return element;
}

/** Makes a field control a list of links: arrows choose, Enter follows. Returns what chooses by number, -1 for none. */
function makeCombobox(input: HTMLInputElement, list: HTMLElement, label: string): (index: number) => void {
  list.id = `${input.id}-results`;
  list.role = 'listbox';
  list.ariaLabel = label;
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.ariaAutoComplete = 'list';
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  let chosen = -1;
  const choose = (index: number) => {
    const all = options();
    chosen = all.length === 0 ? -1 : index < -1 ? all.length - 1 : index >= all.length ? -1 : index;
    list.hidden = all.length === 0;
    input.ariaExpanded = String(all.length > 0);
    all.forEach((option, at) => {
      option.ariaSelected = String(at === chosen);
    });
    const option = all[chosen];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else input.removeAttribute('aria-activedescendant');
  };
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose(chosen + step);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      options()[chosen]?.click();
    }
  });
  choose(-1);
  return choose;
}
