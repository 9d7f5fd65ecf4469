/**
 * Makes a list of logos scroll by for ever, once it is a window's height from being seen: a copy of a picture is loaded at once,
 * wherever it stands, and with it the picture.
 */
export function enhance(strip: HTMLElement): void {
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
 * Repeats the list once, hidden from screen readers, and shows the button that pauses it (WCAG 2.2.2). Under reduced motion the list
 * starts paused. A list that fits rests.
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
    // Only for the keyboard: scrolling would take the logo away from under a pointer.
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
  viewport.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && viewport.contains(relatedTarget))) toStart();
  });
  setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
  const update = () => {
    const moves = list.scrollWidth > viewport.clientWidth;
    copy.hidden = !moves;
    strip.toggleAttribute('data-live', moves);
  };
  // Called at once, too, when the page is laid out: asking for widths before would have it laid out twice.
  new ResizeObserver(update).observe(viewport);
}
