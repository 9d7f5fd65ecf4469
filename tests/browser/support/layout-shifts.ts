import type { Page } from 'playwright-core';

interface Observed {
  /** One line per shift: how much, and of what. */
  readonly shifts: string[];
}

/** Layout Instability API; TypeScript's library does not know this entry yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Notes, from the start of every page on, what moves by itself; gives what the page has noted so far. */
export async function noteShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    // On a busy machine Chromium takes a step of scrolling, now and then, for a shift of all that is seen.
    const steps = new Set<number>();
    let top = 0;
    addEventListener('scroll', () => {
      steps.add(scrollY - top);
      top = scrollY;
    });
    const isScrolled = ({ sources }: LayoutShift) =>
      sources.length > 0 &&
      sources.every(
        ({ previousRect: from, currentRect: to }) =>
          from.x === to.x && from.width === to.width && [...steps].some((step) => Math.abs(from.y - to.y - step) < 1),
      );
    // The text of a select is an element of the browser's own, exchanged where its options change: nothing that is read moves.
    const isWithinControl = ({ sources }: LayoutShift) =>
      sources.length > 0 &&
      sources.every(({ node, previousRect: from, currentRect: to }) => !node && (from.width === 0 || to.width === 0));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (isScrolled(entry) || isWithinControl(entry)) continue;
        const place = ({ x, y, width }: DOMRectReadOnly) => `${x} ${y} ${width} wide`;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : '';
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Observed).shifts); // noted above
}
