import { foldedWords } from '../../shared/search/fold';
import { wordsMeant } from '../../shared/search/words-meant';
import { inSiteDigits } from './site-digits';

/**
 * Filters a list by what is typed in the field above it. Every typed word must begin a word of the entry, or be one with
 * typos; accents are ignored, and two words may be typed as one. Announces the number of results; if there are none,
 * links to the search of the site.
 */
export function enhance(element: HTMLElement): void {
  const field = element.querySelector('input');
  const status = element.querySelector('[role=status]');
  const search = status?.parentElement?.querySelector('a');
  const listed = () =>
    [...element.querySelectorAll<HTMLElement>('li:not(nav li)')].map((item) => ({ item, words: wordsOf(item) }));
  let entries: ReturnType<typeof listed> = [];
  let known: readonly string[] = [];
  field?.addEventListener('input', () => {
    // Read on first input: most visitors type nothing.
    if (entries.length === 0) {
      entries = listed();
      known = [...new Set(entries.flatMap(({ words }) => words))];
    }
    const query = foldedWords(field.value).map((word) => wordsMeant(word, known));
    const shown = entries.filter(({ item, words }) => {
      item.hidden = !query.every((meant) => words.some((each) => meant.has(each)));
      return !item.hidden;
    });
    const text = (element.dataset.found ?? '')
      .replace('{shown}', inSiteDigits(shown.length))
      .replace('{members}', inSiteDigits(entries.length));
    for (const part of element.querySelectorAll('section')) {
      part.hidden = !part.querySelector('li:not([hidden])');
      const letter = element.querySelector<HTMLElement>(`nav li:has([href="#${part.id}"])`);
      if (letter) letter.hidden = part.hidden;
    }
    if (query.length > 0) for (const fold of element.querySelectorAll('details')) fold.open = true;
    if (status) status.textContent = query.length === 0 ? '' : text;
    if (search) {
      search.hidden = shown.length > 0;
      search.search = String(new URLSearchParams({ q: field.value }));
    }
  });
}

/** Returns the words of an element, and every two neighbours as one: "Ben Cheikh" is also typed as "Bencheikh". */
function wordsOf(element: Element): readonly string[] {
  const words = foldedWords(textsIn(element).join(' '));
  return [...words, ...words.slice(1).map((word, index) => words[index] + word)];
}

/** Lists the texts of an element, since its lines have no space between them. */
const textsIn = (node: Node): readonly string[] =>
  node instanceof Text ? [node.data] : [...node.childNodes].flatMap(textsIn);
