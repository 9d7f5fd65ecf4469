import { STARRABLES_ADDED } from '../../shared/my-programme/starrables';
import { starStore } from '../my-programme/star-store';
import { MOST_STARS, type Stars, toggled } from '../my-programme/stars';
import { starShape } from './star-shape';

/** The labels that the link in the bar contains for this script. */
interface StarWords {
  readonly label: string;
  readonly star: string;
  readonly added: string;
  readonly removed: string;
  readonly full: string;
  readonly refused: string;
  readonly kept: string;
  readonly undo: string;
  readonly close: string;
  readonly changed: string;
}

/**
 * Adds a star to everything that can be starred. A note confirms each change and offers to undo it. `link` leads from
 * the bar to the visitor's own program.
 */
export function enhance(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const words = JSON.parse(link.dataset.mine ?? '') as StarWords; // MyProgrammeLink.tsx wrote it
  const store = starStore(link.pathname);
  const note = noteOf(link, words);
  const release = Number(link.dataset.release ?? 0);
  const buttonIn = (element: HTMLElement) => {
    const key = element.dataset.star ?? '';
    // In search results, the first line is the title.
    const title = (element.querySelector('[data-entry] > span') ?? element).textContent?.trim() ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = words.star.replace('{title}', () => title);
    button.append(starShape());
    button.addEventListener('click', () => {
      const before = store.now();
      const isAdded = !before.keys.includes(key);
      if (isAdded && before.keys.length >= MOST_STARS) return note(words.full);
      // From the first star on, the visitor is notified of changes.
      const seen = before.seen ?? release;
      const isStored = store.change({ ...toggled(before, key), ...(seen > 0 && { seen }) });
      const message = (isAdded ? words.added : words.removed).replace('{title}', () => title);
      // The first confirmation also says where stars are stored.
      const more = isStored ? (isAdded && before.keys.length === 0 ? words.kept : '') : words.refused;
      note(`${message}. ${more}`.trim(), () => undo(before));
    });
    element.append(button);
    return { key, button };
  };
  const buttonsOfNew = () =>
    [...document.querySelectorAll<HTMLElement>('[data-star]:not(:has(> button))')].map(buttonIn);
  let buttons = buttonsOfNew();
  const undo = (before: Stars) => store.change({ ...store.now(), keys: before.keys });
  const update = () => {
    const { keys } = store.now();
    const starred = new Set(keys);
    for (const { key, button } of buttons) button.ariaPressed = String(starred.has(key));
    for (const element of document.querySelectorAll<HTMLElement>('[data-starred-as]'))
      element.toggleAttribute('data-starred', starred.has(element.dataset.starredAs ?? ''));
  };
  store.follow(update);
  update();
  document.addEventListener(STARRABLES_ADDED, () => {
    buttons = [...buttons.filter(({ button }) => button.isConnected), ...buttonsOfNew()];
    update();
  });
  const { former, changes: address } = link.dataset;
  if (former !== undefined)
    import('./former-stars')
      .then(({ takeFormerStars }) => takeFormerStars(store, JSON.parse(former)))
      .catch(console.error);
  const { seen, keys } = store.now();
  if (address === undefined || seen === undefined || seen >= release) return;
  import('./changed-stars')
    .then(({ markChanged }) => markChanged({ address, seen, starred: keys, buttons, link, word: words.changed }))
    .catch(console.error);
}

/**
 * Creates a note at the edge of the window. It stays until it is closed or replaced. Returns a function that shows a
 * text.
 */
function noteOf(link: HTMLElement, { undo, close }: StarWords): (text: string, back?: () => void) => void {
  const box = document.createElement('div');
  box.dataset.note = '';
  box.hidden = true;
  const status = document.createElement('p');
  status.role = 'status';
  const buttonOf = (word: string, act: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.quiet = '';
    button.textContent = word;
    button.addEventListener('click', act);
    return button;
  };
  let goBack: (() => void) | undefined;
  let opener: Element | null = null;
  const hide = () => {
    // Returns the focus to the star before the focused button is hidden.
    if (box.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    box.hidden = true;
    status.textContent = '';
  };
  const undoButton = buttonOf(undo, () => {
    goBack?.();
    hide();
  });
  box.append(status, undoButton, buttonOf(close, hide));
  // Inside the header, so that it belongs to a landmark.
  link.closest('header')?.append(box);
  return (text, back) => {
    goBack = back;
    opener = document.activeElement;
    undoButton.hidden = back === undefined;
    box.hidden = false;
    status.textContent = text;
  };
}
