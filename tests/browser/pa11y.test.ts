import pa11yCi from 'pa11y-ci';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { ROUTES } from '../site/support/routes';
import type { ServedSite } from '../site/support/serve';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './support/browser';
import { servePayingSite } from './support/paying-site';
import { PAYER } from './support/payment';

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

const IN_DARK = {
  ...COMMON.chromeLaunchConfig,
  // Blink's enumeration of colour schemes begins with the dark one.
  args: [...COMMON.chromeLaunchConfig.args, '--blink-settings=preferredColorScheme=0'],
} as const;

// Two runners: axe needs `rules` for the size of targets (WCAG 2.5.8), and `rules` breaks HTML CodeSniffer.
const RUNS = [
  {
    name: 'axe',
    at: '',
    paths,
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
    paths,
    options: { ...COMMON, runners: ['htmlcs'], viewport: { width: 1280, height: 320 } },
  },
  {
    // What axe finds in dark colours, axe.test.ts tells.
    name: 'HTML CodeSniffer in dark colours',
    at: '#footer',
    paths,
    options: {
      ...COMMON,
      runners: ['htmlcs'],
      viewport: { width: 1280, height: 320 },
      chromeLaunchConfig: IN_DARK,
    },
  },
] as const;

// A second and a half for each page, most of it waiting: the runs go on at the same time, each in a browser of its own.
describe.concurrent('pa11y-ci', { timeout: 480_000 }, () => {
  it.each(RUNS)('finds nothing wrong on any page with $name', async ({ at, paths, options }) => {
    const addresses = paths.map((path) => `${site.origin}${path}${at}`);
    const { results, passes } = await pa11yCi(addresses, options);
    expect(byIssue(results)).toEqual({});
    expect(passes).toBe(addresses.length);
  });
});

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
    path: '/attending',
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

it.each(RUNS)(
  'pa11y-ci finds nothing wrong with menus, accordion, errors and results, with $name',
  async ({ at, options }) => {
    const paid = await payInSandbox(site.origin);
    const states = STATES.map(({ name: _, path, ...state }) => ({
      ...state,
      url: (path === 'paid' ? paid : `${site.origin}${path}`) + (path.includes('#') ? '' : at),
    }));
    const { results, passes } = await pa11yCi(states, options);
    expect(byIssue(results)).toEqual({});
    expect(passes).toBe(states.length);
  },
  120_000,
);

/** Pays as a browser would, and gives the address of the result. */
async function payInSandbox(origin: string): Promise<string> {
  const asked = {
    first_name: 'Élodie',
    last_name: 'Ben Youssef',
    email: PAYER['E-mail'],
    amount: 700_000,
    currency: 788,
  };
  const created = await fetch(`${origin}${SANDBOX_API}/create-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const { formUrl }: { formUrl: string } = await created.json();
  const body = new URLSearchParams({ decision: 'approve' });
  const settled = await fetch(formUrl, { method: 'POST', body, redirect: 'manual', headers: { origin } });
  return new URL(settled.headers.get('location') ?? '', formUrl).href;
}

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
