import { examine, lines } from '../support/axe';
import { sniff } from '../support/html-codesniffer';
import type { Examiner } from './examiner';

/** WCAG 2.2 A and AA, best practices, the enhanced contrast, the size of targets; nothing may be left undecided. */
export const AXE: Examiner = {
  promise: 'axe finds nothing wrong',
  faultsOf: async (page) => everythingOf(await examine(page)),
};

/** Of a page that axe has examined in other colours. */
export const AXE_ON_COLOURS: Examiner = {
  promise: 'axe finds nothing wrong with the colours',
  faultsOf: async (page) => everythingOf(await examine(page, { coloursAlone: true })),
};

const everythingOf = ({ violations, incomplete }: Awaited<ReturnType<typeof examine>>) => [
  ...lines(violations),
  ...lines(incomplete),
];

/**
 * It takes the colour behind a text from the element's ancestors alone. At the top of a page the bar is transparent and
 * lies over the band, which is no ancestor; so it looks at the page scrolled down, where the bar is white.
 */
export const HTML_CODESNIFFER: Examiner = {
  promise: 'HTML CodeSniffer finds nothing wrong',
  faultsOf: async (page) => {
    const viewport = page.viewportSize();
    // Low enough for the shortest page to be scrolled.
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.locator('[data-bar][data-scrolled]').waitFor();
    const found = await sniff(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (viewport) await page.setViewportSize(viewport);
    return found;
  },
};
