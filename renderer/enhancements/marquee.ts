/**
 * Makes a list of logos scroll by continuously once it is near the screen. Starting later avoids loading the pictures
 * early, since copies of pictures load at once.
 */
export function enhance(strip: HTMLElement): void {
  // All logos show at once.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start(strip);
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(strip);
}

/**
 * Repeats the list once, hidden from screen readers, and shows the button that pauses it (WCAG 2.2.2). A
 * list that fits does not move.
 */
function start(strip: HTMLElement): void {
  const list = strip.querySelector('ul');
  const viewport = list?.parentElement;
  const button = strip.querySelector<HTMLButtonElement>('button');
  if (!(list && viewport && button)) return;
  const copy = list.cloneNode(true) as HTMLElement; // a clone of an element is one
  copy.ariaHidden = 'true';
  copy.inert = true;
  list.after(copy);

  const toStart = () => viewport.scrollTo({ left: 0, behavior: 'instant' });
  const setPaused = (paused: boolean) => {
    strip.toggleAttribute('data-paused', paused);
    button.textContent = (paused ? button.dataset.play : button.dataset.pause) ?? '';
  };
  button.addEventListener('click', () => {
    const paused = !strip.hasAttribute('data-paused');
    setPaused(paused);
    // The visitor may have scrolled the list while it was paused.
    if (!paused) toStart();
  });
  viewport.addEventListener('focusin', ({ target }) => {
    // Only for the keyboard: scrolling would move a logo away from the pointer.
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
  viewport.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && viewport.contains(relatedTarget))) toStart();
  });
  setPaused(false);
  const update = () => {
    const moves = list.scrollWidth > viewport.clientWidth;
    copy.hidden = !moves;
    button.hidden = !moves;
    strip.toggleAttribute('data-live', moves);
  };
  // The observer also calls at once, after layout. Measuring earlier would force a second layout.
  new ResizeObserver(update).observe(viewport);
}
