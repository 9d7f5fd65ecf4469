import pa11yCi from 'pa11y-ci';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../site/support/routes';
import type { ServedSite } from '../site/support/serve';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './support/browser';
import { servePayingSite } from './support/paying-site';

let site: ServedSite;
beforeAll(async () => {
  site = await servePayingSite();
});
afterAll(() => site.close());

// The second spellings of an address are left out: their pages are the same bytes, which the site's tests prove.
const paths = [...ROUTES.map(({ path }) => encodeURI(path)), '/404.html'];

const COMMON = {
  standard: 'WCAG2AA',
  // Above 1 it fails at random (https://github.com/pa11y/pa11y-ci/issues/354).
  concurrency: 1,
  timeout: 30_000,
  reporters: [],
  chromeLaunchConfig: {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, '--force-prefers-reduced-motion'],
  },
} as const;

// Two runs: axe needs `rules` for the size of targets (WCAG 2.5.8), and `rules` breaks HTML CodeSniffer.
const RUNS = [
  {
    name: 'axe',
    at: '',
    options: {
      ...COMMON,
      runners: ['axe'],
      rules: ['target-size'],
      // What axe cannot decide is no issue here: axe.test.ts looks at it, and contrast.test.ts at words over pictures.
      levelCapWhenNeedsReview: 'warning',
    },
  },
  {
    name: 'HTML CodeSniffer',
    // It takes the colour behind a text from the element's ancestors alone. At the top of a page the bar is transparent
    // and lies over the band, which is no ancestor; so it looks at the pages scrolled down, where the bar is white.
    at: '#footer',
    options: { ...COMMON, runners: ['htmlcs'], viewport: { width: 1280, height: 320 } },
  },
] as const;

// A second and a half for each page, most of it waiting: the runs go on at the same time, each in a browser of its own.
describe.concurrent('pa11y-ci', { timeout: 240_000 }, () => {
  it.each(RUNS)('finds nothing wrong on any page with $name', async ({ at, options }) => {
    const addresses = paths.map((path) => `${site.origin}${path}${at}`);
    const { results, passes } = await pa11yCi(addresses, options);
    expect(byIssue(results)).toEqual({});
    expect(passes).toBe(addresses.length);
  });
});

type Results = Awaited<ReturnType<typeof pa11yCi>>['results'];
type Issue = Results[string][number];

/** The same mistake is often on every page: each once, with the pages that have it. */
function byIssue(results: Results): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [address, issues] of Object.entries(results)) {
    for (const issue of issues) {
      const name = nameOf(issue);
      found[name] = [...(found[name] ?? []), new URL(address).pathname];
    }
  }
  return found;
}

const nameOf = (issue: Issue) =>
  issue instanceof Error ? issue.message : `${issue.code}: ${issue.message} (${issue.selector})`;
