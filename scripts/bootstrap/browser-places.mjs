import { posix, win32 } from 'node:path';

/** Environment variables that name a browser, in order of priority. */
export const BROWSER_VARIABLES = ['CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH'];

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

/** Headless Chromium: a quarter faster, but without a back/forward cache. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const LINUX = ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];
const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * A path that may be a browser of the Chromium family, and its origin.
 *
 * @typedef {{ readonly path: string, readonly from: string }} BrowserPlace
 *
 * @typedef {{
 *   readonly env: NodeJS.ProcessEnv,
 *   readonly platform: NodeJS.Platform,
 *   readonly home: string,
 *   readonly playwright?: string | undefined,
 * }} Surroundings `playwright` is the path of the Chromium that Playwright downloads.
 */

/**
 * Lists every place where a browser may be, in order of preference.
 *
 * @param {Surroundings} surroundings
 * @returns {BrowserPlace[]}
 */
export function browserPlaces(surroundings) {
  return [
    ...fromVariables(surroundings),
    ...fromPath(surroundings, COMMANDS),
    ...usualPlaces(surroundings).map((path) => ({ path, from: 'the usual places' })),
    ...(surroundings.playwright ? [{ path: surroundings.playwright, from: "Playwright's downloads" }] : []),
  ];
}

/**
 * Lists every place where headless Chromium may be, in order of preference.
 *
 * @param {Surroundings} surroundings
 * @returns {BrowserPlace[]}
 */
export const shellPlaces = (surroundings) => fromPath(surroundings, SHELLS);

/** @param {Surroundings} surroundings */
function fromVariables({ env }) {
  return BROWSER_VARIABLES.flatMap((name) => {
    const path = env[name];
    return path ? [{ path, from: name }] : [];
  });
}

/**
 * @param {Surroundings} surroundings
 * @param {readonly string[]} commands
 */
function fromPath({ env, platform }, commands) {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((name) => folders.map((folder) => ({ path: join(folder, name + suffix), from: 'PATH' })));
}

/** @param {Surroundings} surroundings */
function usualPlaces({ env, platform, home }) {
  if (platform === 'darwin') {
    return ['', home].flatMap((base) => MAC_APPS.map((app) => `${base}/Applications/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []);
    return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => win32.join(folder, program)));
  }
  return LINUX;
}
