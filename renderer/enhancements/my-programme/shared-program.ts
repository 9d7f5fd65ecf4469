import { readShareCode } from '../../my-programme/share-code';
import type { MyWords } from '../../my-programme/words-for-script';
import { button, element } from './element';

/** Prefix of the fragment of a shared address. */
export const SHARED = '#p=';

/** Somebody else's program, from the address of the page. */
export interface SharedProgram {
  readonly keys: () => readonly string[];
  /** Removes keys that are no longer in the program. */
  readonly forget: (gone: readonly string[]) => void;
}

interface Reader {
  /** Adds the shared program to the visitor's own. */
  readonly merge: (keys: readonly string[]) => void;
  /** Called when another program is shared, or none any more. */
  readonly changed: () => void;
}

/** Reads the shared program from the address, and offers to merge or to leave it. */
export function sharedProgram(box: HTMLElement, words: MyWords, { merge, changed }: Reader): SharedProgram {
  let theirs: readonly string[] = [];
  const read = () => {
    const isShared = location.hash.startsWith(SHARED);
    const keys = isShared ? readShareCode(location.hash.slice(SHARED.length)) : [];
    theirs = keys ?? [];
    box.hidden = !isShared;
    const offered =
      keys === undefined
        ? [element('p', {}, words.sharedBroken), button(words.leave, leave)]
        : [element('p', {}, button(words.merge, takeOver), button(words.leave, leave))];
    box.replaceChildren(element('h2', {}, words.shared), ...offered);
  };
  const leave = () => {
    window.history.replaceState(null, '', location.pathname);
    read();
    changed();
  };
  const takeOver = () => {
    merge(theirs);
    leave();
  };
  addEventListener('hashchange', () => {
    read();
    changed();
  });
  read();
  return {
    keys: () => theirs,
    forget: (gone) => {
      theirs = theirs.filter((key) => !gone.includes(key));
    },
  };
}
