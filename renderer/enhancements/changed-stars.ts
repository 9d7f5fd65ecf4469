import type { ChangesFile } from '../../shared/my-programme/program-files';
import { unseenChanges } from '../my-programme/unseen-changes';

interface Marked {
  /** Address of the file of changes. */
  readonly address: string;
  /** The last release that the visitor has seen. */
  readonly seen: number;
  readonly starred: readonly string[];
  /** The stars of the page. */
  readonly buttons: readonly { readonly key: string; readonly button: HTMLElement }[];
  /** Link to the visitor's own program, which shows the changes in full. */
  readonly link: HTMLElement;
  /** ": Changed since your last visit", added to the name of the link. */
  readonly word: string;
}

/**
 * Marks what has changed since the visitor's last visit: on its star, and on the link to the visitor's own program.
 * Nothing moves.
 */
export async function markChanged({ address, seen, starred, buttons, link, word }: Marked): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const changes = unseenChanges((await response.json()) as ChangesFile, seen, new Set(starred)); // the build made the file
  if (changes.length === 0) return;
  const textOf = new Map(changes.map(({ key, text }) => [key, text]));
  for (const { key, button } of buttons) {
    const text = textOf.get(key);
    if (text === undefined) continue;
    button.dataset.changed = '';
    button.title = text;
    if (button.ariaLabel !== null) button.ariaLabel += `. ${text}`;
  }
  const hint = document.createElement('span');
  hint.dataset.forReaders = '';
  hint.textContent = word;
  link.dataset.changed = '';
  link.append(hint);
}
