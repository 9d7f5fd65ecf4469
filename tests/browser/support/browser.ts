import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { ServedSite } from '../../site/support/serve';
import { servePayingSite } from './paying-site';

/** Headless, in a container too, and without traffic of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm test` has found or installed. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH;
  if (!path) throw new Error('CHROMIUM_PATH must name the browser; `npm test` sets it.');
  return path;
}

/** The built site, served with the payment sandbox beside it, and a browser to visit it with. */
export interface Visit {
  readonly origin: string;
  /** A new page in a context of its own. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  readonly end: () => Promise<void>;
}

export async function beginVisit(folder?: string): Promise<Visit> {
  const site: ServedSite = await servePayingSite(folder);
  let browser: Browser;
  try {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
  } catch (problem) {
    await site.close();
    throw problem;
  }
  return {
    origin: site.origin,
    open: async (options = {}) => (await browser.newContext({ baseURL: site.origin, ...options })).newPage(),
    end: async () => {
      await browser.close();
      await site.close();
    },
  };
}
