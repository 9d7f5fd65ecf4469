import { STARRABLES_ADDED } from '../../shared/my-programme/starrables';
import { starStore } from '../my-programme/star-store';
import { MOST_STARS, toggled } from '../my-programme/stars';
import { noteIn } from './note';
import { inSiteDigits } from './site-digits';

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
 * Adds a button to every star of the page, and makes labelled buttons work. A note confirms each change and offers to
 * undo it. `link` leads from the bar to the visitor's own program.
 */
export function enhance(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const words = JSON.parse(link.dataset.mine ?? '') as StarWords; // MyProgrammeLink.tsx wrote it
  const store = starStore(link.pathname);
  // Inside the header, so that it belongs to a landmark.
  const note = noteIn(link.closest('header'), words);
  const release = Number(link.dataset.release ?? 0);
  const starsBy = (button: HTMLButtonElement, key: string, title: string) => {
    button.addEventListener('click', () => {
      const before = store.now();
      const isAdded = !before.keys.includes(key);
      if (isAdded && before.keys.length >= MOST_STARS) return note({ text: words.full, by: button });
      // From the first star on, the visitor is notified of changes.
      const seen = before.seen ?? release;
      const isStored = store.change({ ...toggled(before, key), ...(seen > 0 && { seen }) });
      note({
        text: (isAdded ? words.added : words.removed).replace('{title}', () => title),
        // The first confirmation also says where stars are stored.
        more: isStored ? (isAdded && before.keys.length === 0 ? words.kept : '') : words.refused,
        by: button,
        undo: () => store.change({ ...store.now(), keys: before.keys }),
      });
    });
    return { key, button };
  };
  const buttonIn = (element: HTMLElement) => {
    // In search results, the first line is the title.
    const title = (element.querySelector('[data-entry] > span') ?? element).textContent?.trim() ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = words.star.replace('{title}', () => title);
    element.append(button);
    return starsBy(button, element.dataset.star ?? '', title);
  };
  const buttonsOfNew = () =>
    [...document.querySelectorAll<HTMLElement>('[data-star]:not(:has(> button))')].map(buttonIn);
  const labelled = [...document.querySelectorAll<HTMLButtonElement>('[data-add]')].map((button) => {
    button.disabled = false;
    return starsBy(button, button.dataset.add ?? '', document.querySelector('h1')?.textContent ?? '');
  });
  let buttons = [...labelled, ...buttonsOfNew()];
  const update = () => {
    const { keys } = store.now();
    const starred = new Set(keys);
    for (const { key, button } of buttons) button.ariaPressed = String(starred.has(key));
    link.dataset.count = keys.length > 0 ? inSiteDigits(keys.length) : '';
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
