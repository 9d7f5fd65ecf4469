import type { tableWords } from '../words/tables';
import type { Field } from './fields';

/** Makes the header of a column. A column that the site does not know has a mark. */
export function titleElement({ isKnown }: Field, column: string, words: (typeof tableWords)['en']): Node {
  const title = document.createElement('span');
  title.textContent = column;
  if (isKnown) return title;
  title.className = 'unknown';
  title.title = words.unknown;
  const note = document.createElement('span');
  note.className = 'unseen';
  note.textContent = ` ${words.unknown}`;
  title.append(note);
  return title;
}
