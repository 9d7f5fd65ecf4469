/** Whether a moment is before, in or after a time span. */
export type Phase = 'before' | 'on' | 'over';

/** Moments in milliseconds since 1970. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns whether a moment is before, in or after a time span. The end is not part of the span. */
export function phaseAt(moment: number, { start, end }: Span): Phase {
  if (moment < start) return 'before';
  return moment < end ? 'on' : 'over';
}

/** Maximum delay in milliseconds. A computer that slept would miss the moment of a long timer. */
const AT_MOST = 60_000;

/**
 * Shows the parts of a section that are true now. `data-start` and `data-end` hold a time span; `data-phases` lists the
 * phases in which an element is shown.
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
