/** The key of localStorage that keeps a visitor's wish to switch the key off. */
const KEY_CHOICE = 'search-key';

/** A field in which somebody is typing keeps its keys. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Opens the search above the page, by its sign in the bar and by the key /. A key without a modifier can be switched
 * off (WCAG 2.1.4). The script that searches is loaded when it is opened.
 */
export function enhance(element: HTMLElement): void {
  const opener = element.previousElementSibling;
  if (!(element instanceof HTMLDialogElement && opener instanceof HTMLAnchorElement)) return;
  const open = () => {
    const template = element.querySelector('template');
    if (template) {
      template.replaceWith(template.content);
      enhanceInside(element);
    }
    element.showModal();
    const input = element.querySelector<HTMLInputElement>('[type=search]');
    input?.focus();
    input?.select();
  };
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    // A link that is clicked with such a key opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  // Beside the dialog, which has no other element behind it.
  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || kept() === 'off') return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    if (!element.open) open();
  });
}

/** Brings to life what stands in the dialog once it has been opened. */
function enhanceInside(dialog: HTMLDialogElement): void {
  import('./search').then(({ enhance: enhanceSearch }) => enhanceSearch(dialog), console.error);
  dialog.querySelector('[type=button]')?.addEventListener('click', () => dialog.close());
  const choice = dialog.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!choice) return;
  choice.checked = kept() !== 'off';
  choice.addEventListener('change', () => keep(choice.checked ? 'on' : 'off'));
}

/** Storage that is refused throws. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY_CHOICE);
  } catch {
    return null;
  }
}

function keep(choice: string): void {
  try {
    localStorage.setItem(KEY_CHOICE, choice);
  } catch (problem) {
    console.error(problem);
  }
}
