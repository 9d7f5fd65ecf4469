import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of level AAA the contrast of texts, which the site promises (WCAG 1.4.6); and the size of targets, off by itself. */
const RULES = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };

/** Where words lie over a picture, or beside one. axe cannot judge their contrast; contrast.test.ts measures it. */
const OVER_PICTURES = '[data-bar], #intro, main > header, #countdown';

interface Findings {
  readonly violations: readonly Result[];
  /** What axe cannot decide and leaves to people. */
  readonly incomplete: readonly Result[];
}

/** The rules that colours bear on. */
const OF_COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Examines a page as it stands; of one that was examined in other colours already, the colours alone. */
export async function examine(page: Page, { coloursAlone = false } = {}): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, rules, overPictures }) => {
      const { run } = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      const found = await run(document, { runOnly, rules, resultTypes: ['violations', 'incomplete'] });
      const isMeasured = (target: unknown) => document.querySelector(String(target))?.closest(overPictures) != null;
      const incomplete = found.incomplete.map((result) =>
        result.id.startsWith('color-contrast')
          ? { ...result, nodes: result.nodes.filter(({ target }) => !isMeasured(target[0])) }
          : result,
      );
      return { violations: found.violations, incomplete };
    },
    {
      runOnly: coloursAlone ? OF_COLOURS : STANDARDS,
      rules: coloursAlone ? {} : RULES,
      overPictures: OVER_PICTURES,
    },
  );
}

/** One line per element. */
export const lines = (results: readonly Result[]) =>
  results.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
