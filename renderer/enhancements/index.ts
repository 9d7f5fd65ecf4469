import { loadChunk } from '../load-chunk';
import { enhanceNavigationBar } from './navigation-bar';
import { enhanceSectionLinks } from './section-links';
import { enhanceThemeSwitch } from './theme-switch';

interface Enhancement {
  readonly enhance: (element: HTMLElement) => void;
}

/**
 * Enhancements to start at once: value of `data-enhance` → its chunk. None needs React. Those that can wait until after
 * the first paint are in later.ts.
 */
const enhancements: Readonly<Record<string, () => Promise<Enhancement>>> = {
  carousel: () => import('./carousel'),
  copy: () => import('./copy'),
  marquee: () => import('./marquee'),
  'payment-result': () => import('./payment-result'),
  typing: () => import('./typing'),
};

/** Starts the enhancements that the page contains. */
export function startEnhancements(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (bar) enhanceNavigationBar(bar);
  enhanceSectionLinks();
  enhanceThemeSwitch();
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const name = element.dataset.enhance ?? '';
    const load = enhancements[name];
    if (!load) continue;
    loadChunk(name, load)
      .then(({ enhance }) => enhance(element))
      .catch(console.error);
  }
  if (document.querySelector('[data-later]')) afterFirstPaint(() => later.start().catch(console.error));
}

/** The table of enhancements that can wait is a chunk of its own. Pages without any do not load it. */
const later = { start: () => loadChunk('later', () => import('./later')).then(({ startLater }) => startLater()) };

/** Runs after the first paint. A page in a background tab is painted when it is opened. */
function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
