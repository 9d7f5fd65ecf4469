/** Scroll position at which the bar turns white (specification, section 9.4). */
const SCROLL_THRESHOLD = 66;

/**
 * Enhances the navigation bar: it follows the scroll position, and buttons open the menus (WAI-ARIA APG, disclosure
 * navigation). Without script, menus open on hover and focus.
 */
export function enhanceNavigationBar(bar: HTMLElement): void {
  bar.dataset.script = '';
  followScroll(bar);

  const fold = bar.querySelector<HTMLButtonElement>('[data-fold]');
  const checkbox = bar.querySelector('#menu-toggle');
  checkbox?.nextElementSibling?.remove();
  checkbox?.remove();
  if (fold) fold.hidden = false;

  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button[aria-controls]')];
  for (const button of buttons) {
    setOpen(button, false);
    button.addEventListener('click', () => {
      const open = !isOpen(button);
      if (button !== fold) closeAll(buttons.filter((other) => other !== fold));
      setOpen(button, open);
    });
  }
  const closeInnermost = () => {
    // The innermost open menu that has the focus. Safari does not focus a clicked button: then the last open one.
    const open = buttons.filter(isOpen);
    const last = open.findLast(holdsFocus) ?? open.at(-1);
    if (!last) return;
    setOpen(last, false);
    last.focus();
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeInnermost());
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // A link of the bar may lead to a section of this page, which an open menu would cover.
    if (!bar.contains(target) || target.closest('a')) closeAll(buttons);
    // Colours, once chosen, are seen on the page behind the menu, and on a phone behind that of all menus.
    if (target.closest('[data-choose]')) for (const _ of buttons.filter(isOpen)) closeInnermost();
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) closeAll(buttons);
  });
  // A resized window may show the other kind of menu.
  matchMedia('(width < 76rem)').addEventListener('change', () => closeAll(buttons));
}

function followScroll(bar: HTMLElement): void {
  const update = () => bar.toggleAttribute('data-scrolled', scrollY >= SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // A page may open scrolled. The observer calls once after layout; measuring earlier would force a second layout.
  new ResizeObserver(update).observe(bar);
}

const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
const setOpen = (button: Element, open: boolean) => button.setAttribute('aria-expanded', String(open));
function closeAll(buttons: readonly Element[]): void {
  for (const button of buttons) setOpen(button, false);
}

function holdsFocus(button: HTMLButtonElement): boolean {
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
  return document.activeElement === button || menu?.contains(document.activeElement) === true;
}
