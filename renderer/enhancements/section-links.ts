/** Duration of scrolling to a section in milliseconds (specification, section 2.3). */
const DURATION = 500;
const LONG_DURATION = 900;
const LONG_WAYS: readonly string[] = ['partners', 'footer'];

/** Prefix of a fragment to which the page scrolls smoothly. No element has such an id, so browsers do not jump. */
const SCROLL_MARK = '#to=';

/** Events that end the scrolling, since the visitor takes over. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'popstate'] as const;

/**
 * Makes links to sections of the home page, whose address alone ends with a slash, scroll smoothly. From other pages they go to the home
 * page first. With reduced motion, links stay as they are.
 */
export function enhanceSectionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"][href*="/#"]');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (prefersStillness()) return;
    const id = link.hash.slice(1);
    const section = document.getElementById(id);
    if (location.pathname !== link.pathname) location.assign(`${link.pathname}${SCROLL_MARK}${id}`);
    else if (section) followTo(section);
    else return;
    event.preventDefault();
  });
  if (!location.hash.startsWith(SCROLL_MARK)) return;
  const id = location.hash.slice(SCROLL_MARK.length);
  const section = document.getElementById(id);
  if (prefersStillness() || !section) location.replace(`#${id}`);
  // While a page loads, browsers jump to the fragment of its address. So it is set after scrolling.
  else scrollToSection(section, () => history.replaceState(history.state, '', `#${id}`));
}

/** Changes the address first, so that the previous history entry keeps its scroll position. */
function followTo(section: HTMLElement): void {
  if (location.hash !== `#${section.id}`) history.pushState(history.state, '', `#${section.id}`);
  scrollToSection(section);
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let underWay = new AbortController();

function scrollToSection(section: HTMLElement, arrived?: () => void): void {
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const stop = () => underWay.abort();
  for (const event of INTERRUPTIONS) addEventListener(event, stop, { signal, passive: true });

  const from = scrollY;
  const start = performance.now();
  const duration = LONG_WAYS.includes(section.id) ? LONG_DURATION : DURATION;
  const step = (now: number) => {
    if (signal.aborted) return;
    const progress = Math.min(1, Math.max(0, now - start) / duration);
    scrollTo({ top: from + (placeOf(section) - from) * easeInOut(progress), behavior: 'instant' });
    if (progress < 1) {
      requestAnimationFrame(step);
    } else {
      stop();
      moveFocus(section);
      arrived?.();
    }
  };
  requestAnimationFrame(step);
}

/** Returns the scroll position at which a section begins below the bar. It changes while content above it loads. */
function placeOf(section: HTMLElement): number {
  const page = document.documentElement;
  const margin = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
  const top = section.getBoundingClientRect().top + scrollY - margin;
  return Math.min(Math.max(0, top), page.scrollHeight - page.clientHeight);
}

const easeInOut = (progress: number) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);

/** Focuses the section, so that Tab continues from there, as after a plain link. */
function moveFocus(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
