import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { BROWSER_VARIABLES, browserPlaces, shellPlaces } from './browser-places.mjs';

/** @typedef {import('./browser-places.mjs').BrowserPlace} BrowserPlace */

/**
 * Chooses the first place with a browser that runs. Also returns the environment variables before it that name none: the user will want
 * to know.
 *
 * @param {readonly BrowserPlace[]} places
 * @param {(path: string) => boolean} isUsable
 * @returns {{ browser: BrowserPlace | undefined, passedOver: BrowserPlace[] }}
 */
export function chooseBrowser(places, isUsable) {
  const index = places.findIndex(({ path }) => isUsable(path));
  const before = index === -1 ? places : places.slice(0, index);
  return { browser: places[index], passedOver: before.filter(({ from }) => BROWSER_VARIABLES.includes(from)) };
}

/** Finds a browser on this machine. */
export function findBrowser() {
  const { env, platform } = process;
  return chooseBrowser(browserPlaces({ env, platform, home: homedir(), playwright: playwrightsChromium() }), runs);
}

/** Finds headless Chromium, which is faster for most tests. */
export function findShell() {
  const { env, platform } = process;
  return chooseBrowser(shellPlaces({ env, platform, home: homedir() }), runs).browser;
}

/**
 * Tells whether a browser starts. Ubuntu's `chromium-browser` may be a script that only recommends a snap, and a downloaded browser may
 * lack system libraries. On Windows `--version` would open a window, so it is enough that the file exists.
 *
 * @param {string} path
 */
function runs(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Returns the path of Playwright's Chromium; only playwright-core knows the folder's name. */
function playwrightsChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return /** @type {string} */ (chromium.executablePath());
  } catch {
    return undefined;
  }
}
