/** The localStorage key of whether the key / opens the search. */
const KEY_CHOICE = 'search-key';

/** Fields that need the key / for typing. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Opens the search above the page, by its icon in the bar and by the key /. Visitors can disable a key without a
 * modifier (WCAG 2.1.4). The search script loads when it opens.
 */
export function enhance(element: HTMLElement): void {
  const opener = element.previousElementSibling;
  if (!(element instanceof HTMLDialogElement && opener instanceof HTMLAnchorElement)) return;
  const open = () => {
    // An open menu would be next to the dialog, and still be open afterwards.
    for (const menu of document.querySelectorAll('nav [aria-expanded=true]')) menu.ariaExpanded = 'false';
    const template = element.querySelector('template');
    if (template) {
      template.replaceWith(template.content);
      enhanceInside(element);
    }
    element.showModal();
    const input = element.querySelector<HTMLInputElement>('[name=q]');
    input?.focus();
    input?.select();
  };
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    // With a modifier key, a link opens in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  // A click on the dialog itself is a click on its backdrop.
  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  // The field of WebKit takes Escape for itself. During a composition, Escape ends only that.
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    element.close();
  });
  // WebKit leaves the focus in the field, which would take the next key / as text.
  element.addEventListener('close', () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || storedChoice() === 'off') return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    if (!element.open) open();
  });
}

/** Enhances the content of the dialog after it was opened. */
function enhanceInside(dialog: HTMLDialogElement): void {
  import('./search').then(({ enhance: enhanceSearch }) => enhanceSearch(dialog), console.error);
  dialog.querySelector('[type=button]')?.addEventListener('click', () => dialog.close());
  const choice = dialog.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!choice) return;
  choice.checked = storedChoice() !== 'off';
  choice.addEventListener('change', () => storeChoice(choice.checked ? 'on' : 'off'));
}

/** Accessing blocked storage throws. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(KEY_CHOICE);
  } catch {
    return null;
  }
}

function storeChoice(choice: string): void {
  try {
    localStorage.setItem(KEY_CHOICE, choice);
  } catch (problem) {
    console.error(problem);
  }
}
