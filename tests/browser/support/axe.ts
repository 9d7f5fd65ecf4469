import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where words lie over a picture, or beside one. axe cannot judge their contrast; contrast.test.ts measures it. */
const OVER_PICTURES = '[data-bar], #intro, main > header, #countdown';

interface Findings {
  readonly violations: readonly Result[];
  /** What axe cannot decide and leaves to people. */
  readonly incomplete: readonly Result[];
}

/** Examines a page as it stands. */
export async function examine(page: Page): Promise<Findings> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, overPictures }) => {
      const { run } = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      // Words stand out as WCAG 2.2 wants it at its highest level (1.4.6).
      const rules = { 'color-contrast-enhanced': { enabled: true } };
      const found = await run(document, { runOnly: tags, rules, resultTypes: ['violations', 'incomplete'] });
      const isMeasured = (target: unknown) => document.querySelector(String(target))?.closest(overPictures) != null;
      const incomplete = found.incomplete.map((result) =>
        result.id.startsWith('color-contrast')
          ? { ...result, nodes: result.nodes.filter(({ target }) => !isMeasured(target[0])) }
          : result,
      );
      return { violations: found.violations, incomplete };
    },
    { tags: STANDARDS, overPictures: OVER_PICTURES },
  );
}

/** One line per element. */
export const lines = (results: readonly Result[]) =>
  results.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
