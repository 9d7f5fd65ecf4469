/**
 * Makes a list that scrolls sideways a carousel: buttons for the previous and the next page, and "current / total".
 * Pages follow from the widths, so they are counted anew on scroll, resize and change of orientation
 * (specification, section 4). Touch and keyboard scroll the list as before.
 */
export function enhance(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>('[data-scroller]');
  const [previous, next] = carousel.querySelectorAll<HTMLButtonElement>('[data-controls] button');
  const indicator = carousel.querySelector<HTMLElement>('[data-indicator]');
  if (!(list && previous && next && indicator)) return;
  /** The page that a button is scrolling to: pressed again meanwhile, it goes on from there. */
  let goal: number | undefined;

  const pages = () => {
    const gap = Number.parseFloat(getComputedStyle(list.firstElementChild ?? list).columnGap) || 0;
    const stride = list.clientWidth + gap;
    // A rest of less than a pixel is not a page of its own.
    const total = Math.max(1, Math.ceil((list.scrollWidth + gap) / stride - 0.01));
    // Where text runs from right to left, the list scrolls to below zero.
    const at = Math.abs(list.scrollLeft);
    const atEnd = at + list.clientWidth >= list.scrollWidth - 1;
    const current = atEnd ? total : Math.min(total, Math.round(at / stride) + 1);
    return { current, total, stride };
  };
  const update = () => {
    const { current, total } = pages();
    const text = `${current} / ${total}`;
    // Written only when it changes, since screen readers announce each writing.
    if (indicator.textContent !== text) indicator.textContent = text;
    // aria-disabled, not disabled: a button that vanishes under the focus would throw the keyboard back to the start.
    previous.ariaDisabled = String(current === 1);
    next.ariaDisabled = String(current === total);
    // What fits has no pages to turn.
    carousel.toggleAttribute('data-live', total > 1);
  };
  const turn = (by: -1 | 1) => {
    const { current, total, stride } = pages();
    goal = Math.min(total, Math.max(1, (goal ?? current) + by));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    indicator.ariaLive = 'polite';
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: (goal - 1) * stride * forward, behavior: still ? 'instant' : 'smooth' });
  };
  const forgetGoal = () => {
    goal = undefined;
  };
  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  list.addEventListener('scroll', update, { passive: true });
  for (const event of ['scrollend', 'wheel', 'pointerdown', 'keydown'])
    list.addEventListener(event, forgetGoal, { passive: true });
  // Called at once, too, when the page is laid out: asking for widths before would have it laid out twice.
  new ResizeObserver(update).observe(list);
  screen.orientation?.addEventListener('change', update);
}
