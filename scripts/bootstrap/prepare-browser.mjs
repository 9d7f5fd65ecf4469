import { existsSync } from 'node:fs';
import { thisMachine } from './apt.mjs';
import { browserInstallers } from './browser-installers.mjs';
import { BROWSER_VARIABLES } from './browser-places.mjs';
import { findBrowser, findShell } from './find-browser.mjs';
import { runChild } from './run-child.mjs';

/**
 * Finds or installs Chromium, and returns the environment variables by which the tests find it.
 *
 * Without Chromium, tests that need no browser still run.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function prepareBrowser() {
  const { browser: found, passedOver } = findBrowser();
  for (const { path, from } of passedOver) {
    console.error(`${from} is ignored: ${path} ${existsSync(path) ? 'does not run' : 'does not exist'}.`);
  }
  const browser = found ?? (await installBrowser());
  if (browser === undefined) {
    console.error('There is no Chromium and none could be installed, so the browser tests will fail.');
    console.error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.');
    return {};
  }
  console.log(`Browser for the tests: ${browser.path} (found through ${browser.from}).`);
  // A browser that the user names is used for all tests.
  const shell = BROWSER_VARIABLES.includes(browser.from) ? undefined : findShell();
  return {
    CHROMIUM_PATH: browser.path,
    PUPPETEER_EXECUTABLE_PATH: browser.path,
    ...(shell && { CHROMIUM_SHELL_PATH: shell.path }),
  };
}

/** Tries the ways to install a browser until one works. */
async function installBrowser() {
  for (const installer of browserInstallers(thisMachine())) {
    console.log(`Installing Chromium, which the browser tests need, from ${installer.name}.`);
    for (const [command, ...args] of installer.commands) {
      const status = await runChild(command, args);
      if (status !== 0) break;
    }
    const { browser } = findBrowser();
    if (browser !== undefined) return browser;
    console.error(`No working Chromium came from ${installer.name}.`);
  }
  return undefined;
}
