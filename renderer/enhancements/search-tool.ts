/** Where it is kept that a visitor does not want the key. */
const KEY_CHOICE = 'search-key';

/** What somebody is typing in keeps its keys. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Opens the search above the page, by its sign in the bar and by the key /. A key without a modifier can be switched off
 * (WCAG 2.1.4). What searches is loaded when it is opened.
 */
export function enhance(element: HTMLElement): void {
  const opener = element.previousElementSibling;
  if (!(element instanceof HTMLDialogElement && opener instanceof HTMLAnchorElement)) return;
  const choice = element.querySelector<HTMLInputElement>('[type=checkbox]');
  const open = () => {
    import('./search').then(({ enhance: enhanceSearch }) => {
      if (!element.dataset.live) enhanceSearch(element);
      element.dataset.live = 'true';
    }, console.error);
    element.showModal();
    const input = element.querySelector<HTMLInputElement>('[type=search]');
    input?.focus();
    input?.select();
  };
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    // With such a key, a link opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  element.querySelector('[type=button]')?.addEventListener('click', () => element.close());
  // Beside the dialog, which has no other element behind it.
  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  if (!choice) return;
  choice.checked = kept() !== 'off';
  choice.addEventListener('change', () => keep(choice.checked ? 'on' : 'off'));
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !choice.checked) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    if (!element.open) open();
  });
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
