/**
 * From page to page, what one touched becomes the title of the next: the link takes the name that titles have (PageHeader.module.css)
 * for as long as the browser carries it over. Without motion, or where browsers carry nothing over, there is nothing to name.
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
  // Back on a page that was kept.
  addEventListener('pagereveal', () => name('', ''));
}
