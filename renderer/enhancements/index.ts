import { loadChunk } from '../load-chunk';
import { enhanceNavigationBar } from './navigation-bar';
import { enhanceSectionLinks } from './section-links';
import { enhanceThemeSwitch } from './theme-switch';

interface Enhancement {
  readonly enhance: (element: HTMLElement) => void;
}

/**
 * Enhancements of single pages that are wanted at once: value of `data-enhance` → its chunk. None of them needs React.
 * Those that can wait for the first paint stand in later.ts.
 */
const enhancements: Readonly<Record<string, () => Promise<Enhancement>>> = {
  carousel: () => import('./carousel'),
  copy: () => import('./copy'),
  countdown: () => import('./countdown'),
  marquee: () => import('./marquee'),
  'payment-result': () => import('./payment-result'),
  phases: () => import('./phases'),
  typing: () => import('./typing'),
};

/** Adds what the static HTML cannot do by itself; a page loads only what stands on it. */
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

/** Enhancements that may wait have a table of their own, which pages without any never load. */
const later = { start: () => loadChunk('later', () => import('./later')).then(({ startLater }) => startLater()) };

/** Runs when there is something to see. A page that is opened in the background is painted when it is looked at. */
function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
