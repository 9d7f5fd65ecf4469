/** Maximum delay in milliseconds. A computer that slept would miss the moment of a long timer. */
const AT_MOST = 60_000;

/** Attributes of `timed/script.ts` that hold moments. */
const MOMENTS = ['from', 'until', 'ends'] as const;

declare global {
  interface Window {
    /** Defined by `timed/script.ts`. */
    readonly showTimed?: (part: Element) => void;
  }
}

/** Updates the time-dependent parts of an open page: at every moment that one of them names, and once a minute. */
export function enhance(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-from], [data-until], [data-ends]')];
  const times = [...document.querySelectorAll<HTMLTimeElement>(':is([data-during], tr[data-ends]) time')];
  const moments = [
    ...parts.flatMap(({ dataset }) => MOMENTS.map((name) => dataset[name] ?? '')),
    ...times.map(({ dateTime }) => dateTime),
  ].map(Date.parse);
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
  // Timers pause while a page is hidden or in the back/forward cache.
  document.addEventListener('visibilitychange', show);
  addEventListener('pageshow', show);
}

/** Makes a button show or hide past sessions. Swaps its label with that of the opposite action. */
function unfoldBy(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const unfolded = document.documentElement.toggleAttribute('data-unfolded');
    const { unfold = '' } = button.dataset;
    button.dataset.unfold = button.textContent ?? '';
    button.textContent = unfold;
    button.ariaExpanded = String(unfolded);
  });
}
