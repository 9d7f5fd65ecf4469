import { foldedWords } from '../../shared/search/fold';

/**
 * Filters a list by what is typed in the field above it. Every typed word must begin a word of the entry; accents are
 * ignored. Announces the number of results.
 */
export function enhance(element: HTMLElement): void {
  const field = element.querySelector('input');
  const status = element.querySelector('[role=status]');
  const listed = () =>
    [...element.querySelectorAll('li')].map((item) => ({ item, words: foldedWords(item.textContent) }));
  let entries: ReturnType<typeof listed> = [];
  field?.addEventListener('input', () => {
    // Read on first input: most visitors type nothing.
    if (entries.length === 0) entries = listed();
    const query = foldedWords(field.value);
    const shown = entries.filter(({ item, words }) => {
      item.hidden = !query.every((word) => words.some((each) => each.startsWith(word)));
      return !item.hidden;
    });
    const text = (element.dataset.found ?? '')
      .replace('{shown}', String(shown.length))
      .replace('{members}', String(entries.length));
    if (query.length > 0) for (const fold of element.querySelectorAll('details')) fold.open = true;
    if (status) status.textContent = query.length === 0 ? '' : text;
  });
}
