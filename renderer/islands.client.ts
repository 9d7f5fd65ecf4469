import { type IslandName, islands, type LoadPolicy } from './islands';
import { loadChunk } from './load-chunk';

/** Loads every island of the page when its `data-load` says so. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    WHEN[element.dataset.load as LoadPolicy](element, () => void start(element)); // Island.tsx wrote it
  }
}

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName; // Island.tsx wrote it
  try {
    const load = () => Promise.all([import('./hydrate-island'), islands[name]()]);
    const [{ hydrateIsland }, component] = await loadChunk(name, load);
    hydrateIsland(element, name, component);
  } catch (problem) {
    // The static HTML stays usable; if it is not, a note says so (WithoutScript.tsx).
    element.dataset.failed = '';
    console.error(`The interactive part "${name}" could not be loaded.`, problem);
  }
}

/** Events of a visitor who has begun to read. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];
/** Events of a visitor who uses the island itself. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin'];

const WHEN: Readonly<Record<LoadPolicy, (element: HTMLElement, run: () => void) => void>> = {
  // Safari has no requestIdleCallback.
  idle: (_, run) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200),
  begun: (_, run) => whenBegun(run),
  near: (element, run) => whenBegun(() => whenNear(element, run)),
  // A fast visitor may be in it before this script runs.
  touched: (element, run) => (element.matches(':focus-within') ? run() : first(element, TOUCHES, run)),
};

/** A page that opened at a section has scrolled before this script ran. */
const whenBegun = (run: () => void) => (location.hash ? run() : first(window, SIGNS, run));

/** Runs once, at the first of some events. */
function first(target: EventTarget, events: readonly string[], run: () => void): void {
  const others = new AbortController();
  const once = () => {
    others.abort();
    run();
  };
  for (const event of events) target.addEventListener(event, once, { signal: others.signal, passive: true });
}

function whenNear(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}
