import { loadChunk } from '../load-chunk';
import { enhanceNavigationBar } from './navigation-bar';
import { enhanceSectionLinks } from './section-links';
import { enhanceThemeSwitch } from './theme-switch';

interface Enhancement {
  readonly enhance: (element: HTMLElement) => void;
}

/** Enhancements of single pages: value of `data-enhance` → its chunk. None of them needs React. */
const enhancements: Readonly<Record<string, () => Promise<Enhancement>>> = {
  booklet: () => import('./booklet'),
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
}
