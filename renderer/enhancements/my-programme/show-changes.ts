import { type ChangesFile, PROGRAM_FOLDER, programChangesAddress } from '../../../shared/my-programme/program-files';
import type { StarStore } from '../../my-programme/star-store';
import { unseenChanges } from '../../my-programme/unseen-changes';
import type { MyWords } from '../../my-programme/words-for-script';
import { button, element } from './element';
import { loadOnce } from './load-program';

interface ChangesShown {
  /** Address of the program's folder. */
  readonly folder: string;
  /** Address of the page of all changes; undefined if there is none. */
  readonly changesAt: string | undefined;
  readonly store: StarStore;
  readonly words: MyWords;
}

/** Shows the changes since the last release that the visitor has seen, starred entries first. */
export async function showChanges(box: HTMLElement, { folder, changesAt, store, words }: ChangesShown): Promise<void> {
  const release = Number(document.querySelector<HTMLElement>('[data-release]')?.dataset.release);
  const { seen, keys } = store.now();
  if (changesAt === undefined || !release || seen === release) return;
  const see = () => {
    store.change({ ...store.now(), seen: release });
    box.hidden = true;
  };
  // A visitor without stars has missed nothing.
  if (seen === undefined) return keys.length > 0 ? see() : undefined;
  const address = folder + programChangesAddress.slice(PROGRAM_FOLDER.length);
  const changes = unseenChanges(await loadOnce<ChangesFile>(address), seen, new Set(keys));
  if (changes.length === 0) return see();
  box.replaceChildren(
    element('h2', {}, words.changed),
    element(
      'ul',
      {},
      ...changes.map(({ title, text, isStarred }) =>
        element('li', isStarred ? { 'data-title': '' } : {}, element('bdi', {}, title), words.colon + text),
      ),
    ),
    element('p', {}, element('a', { href: changesAt }, words.allChanges)),
    element('p', {}, button(words.seen, see)),
  );
  box.hidden = false;
}
