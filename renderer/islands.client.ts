import { type IslandName, islands, type LoadPolicy } from './islands';
import { loadChunk } from './load-chunk';

/** Brings every island of the page to life, each when its `data-load` asks for it. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    when(element, element.dataset.load as LoadPolicy, () => void start(element)); // Island.tsx wrote it
  }
}

async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName; // Island.tsx wrote it
  try {
    const load = () => Promise.all([import('./hydrate-island'), islands[name]()]);
    const [{ hydrateIsland }, component] = await loadChunk(name, load);
    hydrateIsland(element, name, component);
  } catch (problem) {
    // The static HTML stays as it is and can be used; where it cannot, a note beside it says so (WithoutScript.tsx).
    element.dataset.failed = '';
    console.error(`The interactive part "${name}" could not be loaded.`, problem);
  }
}

function when(element: HTMLElement, policy: LoadPolicy, run: () => void): void {
  if (policy === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  } else if (policy === 'interaction') {
    const events = ['pointerenter', 'pointerdown', 'focusin'] as const;
    const once = () => {
      for (const event of events) element.removeEventListener(event, once);
      run();
    };
    for (const event of events) element.addEventListener(event, once);
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(run, { timeout: 2000 });
  } else {
    setTimeout(run, 200); // Safari
  }
}
