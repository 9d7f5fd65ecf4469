import { loadChunk } from '../load-chunk';
import { startTitleTransitions } from './title-transition';

interface LaterEnhancement {
  /** Brings to life everything of its name on the page; called once, with the first element that has the name. */
  readonly enhance: (element: HTMLElement) => void;
}

/**
 * Enhancements that a page can wait for: value of `data-later` → its chunk. They are loaded when the page has been
 * painted, so that no text comes later for them; the changes that they make by themselves must not move any text. A
 * page may load 12 kB of them (tests/site/support/script-budget.ts).
 */
const enhancements: Readonly<Record<string, () => Promise<LaterEnhancement>>> = {
  booklet: () => import('./booklet'),
  'find-in-list': () => import('./find-in-list'),
  'day-bar': () => import('./day-bar'),
  filters: () => import('./filters'),
  'likely-page': () => import('./likely-page'),
  timed: () => import('./timed'),
  zone: () => import('./zone'),
  'my-programme': () => import('./my-programme'),
  offline: () => import('./offline'),
  search: () => import('./search'),
  'search-tool': () => import('./search-tool'),
  stars: () => import('./stars'),
};

/** Loads what stands on the page, each once; one that fails leaves the page as it is. `data-settled` says that nothing else comes. */
export function startLater(): void {
  startTitleTransitions();
  const started = new Map<string, Promise<void>>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-later]')) {
    const name = element.dataset.later ?? '';
    const load = enhancements[name];
    if (!load || started.has(name)) continue;
    started.set(
      name,
      loadChunk(name, load)
        .then(({ enhance }) => enhance(element))
        .catch(console.error),
    );
  }
  Promise.all(started.values()).then(() => document.documentElement.setAttribute('data-settled', ''));
}
