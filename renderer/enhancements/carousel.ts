/** Milliseconds without a scroll event after which scrolling has ended. */
const SCROLL_PAUSE = 150;

/**
 * Turns a horizontally scrolling list into a carousel with buttons and "current / total" (specification, section 4).
 * The number of pages depends on widths, so it is updated on scroll, resize and rotation. Touch and keyboard still
 * scroll the list.
 */
export function enhance(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>('[data-scroller]');
  const [previous, next] = carousel.querySelectorAll<HTMLButtonElement>('[data-controls] button');
  const indicator = carousel.querySelector<HTMLElement>('[data-indicator]');
  if (!(list && previous && next && indicator)) return;
  /** The page to which a button is scrolling. Another press continues from there. */
  let goal: number | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const pages = () => {
    const gap = Number.parseFloat(getComputedStyle(list.firstElementChild ?? list).columnGap) || 0;
    const stride = list.clientWidth + gap;
    // Ignores a remainder of less than a pixel.
    const total = Math.max(1, Math.ceil((list.scrollWidth + gap) / stride - 0.01));
    // scrollLeft is negative in right-to-left text.
    const at = Math.abs(list.scrollLeft);
    const atEnd = at + list.clientWidth >= list.scrollWidth - 1;
    const current = atEnd ? total : Math.min(total, Math.round(at / stride) + 1);
    return { current, total, stride };
  };
  const update = () => {
    const { current, total } = pages();
    const text = `${current} / ${total}`;
    // Screen readers announce every assignment.
    if (indicator.textContent !== text) indicator.textContent = text;
    // A disabled button would lose the focus.
    previous.ariaDisabled = String(current === 1);
    next.ariaDisabled = String(current === total);
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
  // WebKit (2.50) does not say when scrolling ends.
  if (list.onscrollend === undefined)
    list.addEventListener(
      'scroll',
      () => {
        clearTimeout(pause);
        pause = setTimeout(forgetGoal, SCROLL_PAUSE);
      },
      { passive: true },
    );
  for (const event of ['scrollend', 'wheel', 'pointerdown', 'keydown'])
    list.addEventListener(event, forgetGoal, { passive: true });
  // The observer also calls at once, after layout. Measuring earlier would force a second layout.
  new ResizeObserver(update).observe(list);
  screen.orientation?.addEventListener('change', update);
}
