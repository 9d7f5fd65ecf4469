import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The site promises the contrast of level AAA (WCAG 1.4.6). axe has a rule for it beside that of level AA, which looks at every
 * text once more and lets pass what the other has told of; one rule with the higher ratios finds both. The other options are
 * axe's own: a check gets all of its options or none.
 */
const ENHANCED_CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};
const CHECKS = [{ id: 'color-contrast', options: ENHANCED_CONTRAST }];

/** The size of targets is off by itself. */
const RULES = { 'target-size': { enabled: true } };

/** Text over a picture, or next to one. axe cannot measure its contrast; contrast.test.ts does. */
const OVER_PICTURES = '[data-bar], #intro, main > header, #countdown';

interface Findings {
  readonly violations: readonly Result[];
  /** What axe cannot decide and leaves to people. */
  readonly incomplete: readonly Result[];
}

/** The rules that depend on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Examines a page; if it was examined in other colours before, only the rules on colours. */
export async function examine(page: Page, { coloursAlone = false } = {}): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, rules, checks, overPictures }) => {
      const { configure, run } = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      configure({ checks });
      // It does not measure a text beside a drawing, as the arrow of a drop-down is one.
      const withoutArrows = new CSSStyleSheet();
      withoutArrows.replaceSync('select { background-image: none !important }');
      document.adoptedStyleSheets.push(withoutArrows);
      const found = await run(document, { runOnly, rules, resultTypes: ['violations', 'incomplete'] });
      document.adoptedStyleSheets.pop();
      const isMeasured = (target: unknown) => document.querySelector(String(target))?.closest(overPictures) != null;
      const incomplete = found.incomplete.map((result) =>
        result.id === 'color-contrast'
          ? { ...result, nodes: result.nodes.filter(({ target }) => !isMeasured(target[0])) }
          : result,
      );
      return { violations: found.violations, incomplete };
    },
    {
      runOnly: coloursAlone ? OF_COLOURS : STANDARDS,
      rules: coloursAlone ? {} : RULES,
      checks: CHECKS,
      overPictures: OVER_PICTURES,
    },
  );
}

/** One line per element. */
export const lines = (results: readonly Result[]) =>
  results.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
