/** Milliseconds after which the clock is looked at again: a computer that slept has missed more than one step. */
const AT_MOST = 60_000;

/** The attributes of `timed/script.ts` that hold moments. */
const MOMENTS = ['from', 'until', 'ends'] as const;

declare global {
  interface Window {
    /** Left behind by `timed/script.ts`. */
    readonly showTimed?: (part: Element) => void;
  }
}

/** Keeps what a page shows of the time true while it stays open: at every moment that one of its parts names, and once a minute. */
export function enhance(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-from], [data-until], [data-ends]')];
  const moments = parts.flatMap(({ dataset }) => MOMENTS.map((name) => Date.parse(dataset[name] ?? '')));
  let timer = 0;
  const show = () => {
    window.showTimed?.(document.body);
    const now = Date.now();
    const next = moments.reduce(
      (soonest, moment) => (moment > now ? Math.min(soonest, moment) : soonest),
      now + AT_MOST,
    );
    clearTimeout(timer);
    timer = window.setTimeout(show, next - now);
  };
  show();
  for (const button of document.querySelectorAll<HTMLElement>('[data-unfold]')) unfoldBy(button);
  // Timers rest while a page is hidden or kept for the way back.
  document.addEventListener('visibilitychange', show);
  addEventListener('pageshow', show);
}

/** Makes a button show what is over, and fold it away again; each time it says what it would do next. */
function unfoldBy(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const unfolded = document.documentElement.toggleAttribute('data-unfolded');
    const { unfold = '' } = button.dataset;
    button.dataset.unfold = button.textContent ?? '';
    button.textContent = unfold;
    button.ariaExpanded = String(unfolded);
  });
}
