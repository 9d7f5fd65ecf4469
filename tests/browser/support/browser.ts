import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import type { ServedSite } from '../../site/support/serve';
import { servePayingSite } from './paying-site';

/** What Playwright switches off of itself: of several lists, Chromium reads the last. */
const OFF_FOR_PLAYWRIGHT =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

/** Pages of suggestions for the address bar, which Chromium loads unseen for every visitor: a third of the time of a short visit. */
const ADDRESS_BAR = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';

/** Headless, in a container too, and without traffic of its own. */
export const CHROMIUM_ARGUMENTS = [
  `--disable-features=${OFF_FOR_PLAYWRIGHT},${ADDRESS_BAR}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm test` has found or installed. */
function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error('CHROMIUM_PATH must name the browser; `npm test` sets it.');
  return path;
}

/** Chromium without windows where `npm test` has found that, which takes a quarter less time. */
export const quickestChromium = (): string => process.env.CHROMIUM_SHELL_PATH ?? chromiumPath();

/** A browser with the back/forward cache, which Playwright switches off. */
export const KEEPING_PAGES: LaunchOptions = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Launches a browser, for who needs one that differs from the shared one. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS, ...options });

let launched: Promise<Browser> | undefined;

/** The one browser of this process, which all its files of tests share: to start one takes longer than many a file. */
const sharedBrowser = () => {
  launched ??= launchBrowser({ executablePath: quickestChromium() });
  return launched;
};

/** Closes the shared browser, so that a command can end. */
export const closeBrowser = async (): Promise<void> => (await launched)?.close();

/** Milliseconds that a busy machine may take for anything that is waited for. */
const SLOW = 60_000;

/** A served site, and a browser to visit it with. */
export interface Visit {
  readonly origin: string;
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A new page in a context of its own. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Closes every page that was opened. */
  readonly end: () => Promise<void>;
}

/** Visits the built site with the payment sandbox, or the site in another folder. */
export async function beginVisit(folder?: string): Promise<Visit> {
  return folder === undefined ? visitTo(inject('payingSite')) : beginVisitTo(await servePayingSite(folder));
}

/** Visits the built site with the payment sandbox and stand-ins for its drawings, for tests that look at something else. */
export const beginVisitWithoutDrawings = (): Promise<Visit> => visitTo(inject('payingSiteWithoutDrawings'));

/** Visits a site that is served only for this visit. */
export const beginVisitTo = ({ origin, close }: ServedSite): Promise<Visit> => visitTo(origin, close);

async function visitTo(origin: string, close?: () => Promise<void>): Promise<Visit> {
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];
  const openContext = async (options: BrowserContextOptions = {}) => {
    // A service worker would answer from what other tests have left it; tests of it say that they want it.
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(SLOW);
    contexts.push(context);
    return context;
  };
  return {
    origin,
    openContext,
    open: async (options) => (await openContext(options)).newPage(),
    end: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await close?.();
    },
  };
}
