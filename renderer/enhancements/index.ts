import { enhanceNavigationBar } from './navigation-bar';
import { enhanceSectionLinks } from './section-links';
import { enhanceThemeSwitch } from './theme-switch';

/** Enhancements of single pages: value of `data-enhance` → its chunk. None of them needs React. */
const enhancements: Readonly<Record<string, () => Promise<(element: HTMLElement) => void>>> = {
  carousel: () => import('./carousel').then(({ enhanceCarousel }) => enhanceCarousel),
  marquee: () => import('./marquee').then(({ enhanceMarquee }) => enhanceMarquee),
  'payment-result': () => import('./payment-result').then(({ enhancePaymentResult }) => enhancePaymentResult),
  phases: () => import('./phases').then(({ enhancePhases }) => enhancePhases),
  typing: () => import('./typing').then(({ enhanceTyping }) => enhanceTyping),
};

/** Adds what the static HTML cannot do by itself; a page loads only what stands on it. */
export function startEnhancements(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  if (bar) enhanceNavigationBar(bar);
  enhanceSectionLinks();
  enhanceThemeSwitch();
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const name = element.dataset.enhance ?? '';
    enhancements[name]?.()
      .then((enhance) => enhance(element))
      .catch((problem: unknown) => console.error(`The enhancement "${name}" could not be loaded.`, problem));
  }
}
