import pa11yCi from 'pa11y-ci';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { tried } from '../support/rounds';
import { CHROMIUM_ARGUMENTS, quickestChromium } from './support/browser';
import { NOWHERE, VISITED } from './support/page-kinds';
import { PAYER, payInSandbox } from './support/payment';

const origin = inject('payingSite');

// Its runners look at every page in examine.test.ts, without a browser's start for each; here it is pa11y-ci itself. The
// second spellings of an address are left out: their pages are the same bytes, which the site's tests prove.
const PATHS = VISITED.map((path) => encodeURI(path === NOWHERE ? '/404.html' : path));

/** A page in ten: that pa11y-ci finds in them what its runners do. */
const SOME = PATHS.filter((_, at) => at % 10 === 0);

const COMMON = {
  standard: 'WCAG2AA',
  // Above 1 it fails at random (https://github.com/pa11y/pa11y-ci/issues/354).
  concurrency: 1,
  timeout: 240_000,
  reporters: [],
  // Nothing is kept between pages but what the browser has loaded already.
  useIncognitoBrowserContext: false,
  chromeLaunchConfig: {
    executablePath: quickestChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--force-prefers-reduced-motion'],
  },
} as const;

const IN_DARK = {
  ...COMMON.chromeLaunchConfig,
  // Blink's enumeration of colour schemes begins with the dark one.
  args: [...COMMON.chromeLaunchConfig.args, '--blink-settings=preferredColorScheme=0'],
} as const;

// `opens` are the pages that `npm test` has looked at as they open; states come beside them. Two runners: axe needs `rules` for
// the size of targets (WCAG 2.5.8), and `rules` breaks HTML CodeSniffer.
const RUNS = [
  {
    name: 'axe',
    at: '',
    opens: [],
    options: {
      ...COMMON,
      runners: ['axe'],
      rules: ['target-size'],
      // What axe cannot decide is no issue here: examine.test.ts looks at it, and contrast.test.ts at words over pictures.
      levelCapWhenNeedsReview: 'warning',
    },
  },
  {
    name: 'HTML CodeSniffer',
    // It takes the colour behind a text from the element's ancestors alone. At the top of a page the bar is transparent
    // and lies over the band, which is no ancestor; so it looks at the pages scrolled down, where the bar is white. Lower than this
    // the window would not keep the bar.
    at: '#footer',
    opens: SOME,
    options: { ...COMMON, runners: ['htmlcs'], viewport: { width: 1280, height: 480 } },
  },
  {
    name: 'HTML CodeSniffer in dark colours',
    at: '#footer',
    opens: [],
    options: {
      ...COMMON,
      runners: ['htmlcs'],
      viewport: { width: 1280, height: 480 },
      chromeLaunchConfig: IN_DARK,
    },
  },
] as const;

/** States that no address leads to: what is done on a page, and what shows that it has come about. */
const STATES = [
  {
    name: 'a menu open',
    path: '/attending',
    actions: [
      'click element button[aria-controls="menu-committees"]',
      'wait for element #menu-committees to be visible',
    ],
  },
  {
    name: "a phone's menu open",
    // Results stand by address: that of the state before would go.
    path: '/attending?phone',
    viewport: { width: 390, height: 800 },
    actions: ['click element [data-fold]', 'wait for element #menus to be visible'],
  },
  {
    name: 'committees open in the accordion',
    path: '/#committees',
    actions: [
      'wait for element #committees [data-live] to be added',
      'click element #committees h3 button',
      'click element #committees [data-state]:nth-child(2) h3 button',
    ],
  },
  {
    name: 'the payment form with errors',
    path: '/pay',
    actions: [
      'wait for element form button:not([disabled]) to be added',
      'click element form button',
      'wait for element [aria-invalid="true"] to be visible',
    ],
  },
  {
    name: 'a payment found',
    path: 'paid',
    actions: ['wait for element main dd to be visible'],
  },
  {
    name: 'a payment not found',
    path: '/Registrationok/nobody?orderId=1',
    actions: ['wait for element main h2 to be visible'],
  },
] as const;

type Run = (typeof RUNS)[number];

const pagesOf = ({ at, opens }: Run) => tried(PATHS, opens).map((path) => `${origin}${path}${at}`);

/** What pa11y-ci finds in one run, on pages as they open and in states that they are brought to. */
async function runPa11y(run: Run) {
  const { at, options } = run;
  const paid = await payInSandbox(origin, PAYER['E-mail']);
  const pages = pagesOf(run);
  const states = STATES.map(({ name: _, path, ...state }) => ({
    ...state,
    url: (path === 'paid' ? paid.href : `${origin}${path}`) + (path.includes('#') ? '' : at),
  }));
  const { results, passes } = await pa11yCi([...pages, ...states], options);
  const isPage = new Set(pages);
  const part = (wanted: boolean) => Object.entries(results).filter(([url]) => isPage.has(url) === wanted);
  return { pages: byIssue(part(true)), states: byIssue(part(false)), missed: pages.length + states.length - passes };
}

// A second and a half for each page, most of it waiting: the runs go on at the same time, each in a browser of its own.
describe.concurrent.each(RUNS)('pa11y-ci, with $name,', (run) => {
  let found: ReturnType<typeof runPa11y>;
  beforeAll(() => {
    found = runPa11y(run);
  });

  it.each(pagesOf(run).length > 0 ? ['as they open'] : [])('finds nothing wrong with pages %s', async () => {
    expect((await found).pages).toEqual({});
  });

  it('finds nothing wrong with menus, accordion, errors and results', async () => {
    expect((await found).states).toEqual({});
  });
});

type Results = Awaited<ReturnType<typeof pa11yCi>>['results'];
type Issue = Results[string][number];

/** The same mistake is often on every page: each once, with the pages that have it. */
function byIssue(results: readonly (readonly [address: string, issues: readonly Issue[]])[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [address, issues] of results) {
    for (const issue of issues) {
      const name = nameOf(issue);
      found[name] = [...(found[name] ?? []), new URL(address).pathname];
    }
  }
  return found;
}

const nameOf = (issue: Issue) =>
  issue instanceof Error ? issue.message : `${issue.code}: ${issue.message} (${issue.selector})`;
