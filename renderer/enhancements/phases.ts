export type Phase = 'before' | 'on' | 'over';

/** Moments in milliseconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a moment is before a span of time, in it, or after it; its end is no longer in it. */
export function phaseAt(moment: number, { start, end }: Span): Phase {
  if (moment < start) return 'before';
  return moment < end ? 'on' : 'over';
}

/** Milliseconds after which the clock is looked at again: a computer that slept has missed more than one step. */
const AT_MOST = 60_000;

/**
 * Shows the parts of a section that are true now. `data-start` and `data-end` hold a span of time; elements with
 * `data-phases` name the phases in which they are true. A page without script must be true at any time.
 */
export function enhance(element: HTMLElement): void {
  const { start = '', end = '' } = element.dataset;
  const span = { start: Date.parse(start), end: Date.parse(end) };
  const words = element.closest('section')?.querySelectorAll<HTMLElement>('[data-phases]') ?? [];
  const show = () => {
    const now = Date.now();
    const phase = phaseAt(now, span);
    for (const each of words) each.hidden = !each.dataset.phases?.split(' ').includes(phase);
    if (phase !== 'over') setTimeout(show, Math.min((phase === 'before' ? span.start : span.end) - now, AT_MOST));
  };
  show();
}
