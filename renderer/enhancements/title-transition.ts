/**
 * Animates a clicked link into the title of the next page: the link gets the view transition name of titles
 * (PageHeader.module.css). Browsers without view transitions, or with reduced motion, ignore it.
 */
export function startTitleTransitions(): void {
  let touched: HTMLElement | null = null;
  const name = (of: string, title: string) => {
    touched?.style.setProperty('view-transition-name', of);
    document.querySelector('h1')?.style.setProperty('view-transition-name', title);
  };
  addEventListener('click', ({ target }) => {
    touched = target instanceof Element ? target.closest('main a') : null;
  });
  addEventListener('pageswap', ({ viewTransition }) => {
    if (viewTransition && touched) name('title', 'none');
  });
  // Resets a page from the back/forward cache.
  addEventListener('pagereveal', () => name('', ''));
}
