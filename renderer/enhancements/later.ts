import { loadChunk } from '../load-chunk';
import { isMine } from './own-clock';
import { startTitleTransitions } from './title-transition';

interface LaterEnhancement {
  /** Enhances all elements of its name on the page. Called once, with the first of them. */
  readonly enhance: (element: HTMLElement) => void;
}

/**
 * Enhancements that can wait until after the first paint: value of `data-later` → its chunk. Their automatic changes
 * must not move any text. A page may load 12 kB of them (tests/site/support/script-budget.ts).
 */
const enhancements: Readonly<Record<string, () => Promise<LaterEnhancement>>> = {
  booklet: () => import('./booklet'),
  countdown: () => import('./countdown'),
  'find-in-list': () => import('./find-in-list'),
  'day-bar': () => import('./day-bar'),
  filters: () => import('./filters'),
  'likely-page': () => import('./likely-page'),
  timed: () => import('./timed'),
  zone: () => import('./zone'),
  'own-time': () => import('./own-time'),
  'my-programme': () => import('./my-programme'),
  offline: () => import('./offline'),
  search: () => import('./search'),
  'search-tool': () => import('./search-tool'),
  stars: () => import('./stars'),
};

/**
 * Starts the enhancements that the page contains, each once. If one fails, the page stays as it is. `data-settled`
 * marks that all have started.
 */
export function startLater(): void {
  startTitleTransitions();
  const started = new Map<string, Promise<void>>();
  const start = (name: string, element: HTMLElement) => {
    const load = enhancements[name];
    if (!load || started.has(name)) return;
    started.set(
      name,
      loadChunk(name, load)
        .then(({ enhance }) => enhance(element))
        .catch(console.error),
    );
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-later]'))
    start(element.dataset.later ?? '', element);
  // The choice was made on another page.
  if (isMine()) start('zone', document.body);
  Promise.all(started.values()).then(() => document.documentElement.setAttribute('data-settled', ''));
}
