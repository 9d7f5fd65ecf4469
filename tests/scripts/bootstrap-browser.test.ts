import { describe, expect, it } from 'vitest';
import { browserInstallers } from '../../scripts/bootstrap/browser-installers.mjs';
import { browserPlaces, shellPlaces } from '../../scripts/bootstrap/browser-places.mjs';
import { chooseBrowser } from '../../scripts/bootstrap/find-browser.mjs';

type Surroundings = Parameters<typeof browserPlaces>[0];

const LINUX: Surroundings = { env: { PATH: '/usr/local/bin:/usr/bin' }, platform: 'linux', home: '/home/amina' };

function choose(surroundings: Surroundings, files: readonly string[]) {
  return chooseBrowser(browserPlaces(surroundings), (path) => files.includes(path));
}

describe('the browser for the tests', () => {
  it('is the one that a variable names, CHROMIUM_PATH before the others', () => {
    const env = { ...LINUX.env, CHROME_PATH: '/b', CHROMIUM_PATH: '/a' };
    expect(choose({ ...LINUX, env }, ['/a', '/b', '/usr/bin/chromium'])).toEqual({
      browser: { path: '/a', from: 'CHROMIUM_PATH' },
      passedOver: [],
    });
  });

  it('passes over a variable that names no browser, and says so', () => {
    const env = { ...LINUX.env, CHROMIUM_PATH: '/gone' };
    expect(choose({ ...LINUX, env }, ['/usr/bin/chromium'])).toEqual({
      browser: { path: '/usr/bin/chromium', from: 'PATH' },
      passedOver: [{ path: '/gone', from: 'CHROMIUM_PATH' }],
    });
  });

  it.each<[string, Surroundings, string]>([
    ['another name on PATH', LINUX, '/usr/local/bin/google-chrome-stable'],
    ['a snap', LINUX, '/snap/bin/chromium'],
    ["Playwright's", { ...LINUX, playwright: '/home/amina/.cache/chrome' }, '/home/amina/.cache/chrome'],
    [
      'an application of macOS',
      { env: {}, platform: 'darwin', home: '/Users/amina' },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'an application of one user of macOS',
      { env: {}, platform: 'darwin', home: '/Users/amina' },
      '/Users/amina/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'a program of Windows',
      { env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' }, platform: 'win32', home: 'C:\\Users\\amina' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    [
      'a name on the Path of Windows',
      { env: { Path: 'C:\\bin;D:\\tools' }, platform: 'win32', home: 'C:\\Users\\amina' },
      'D:\\tools\\chrome.exe',
    ],
  ])('is found as %s', (_, surroundings, file) => {
    expect(choose(surroundings, [file]).browser?.path).toBe(file);
  });

  it('is beside one without windows, for most tests, where PATH has that', () => {
    expect(chooseBrowser(shellPlaces(LINUX), (path) => path === '/usr/bin/chromium-headless-shell').browser).toEqual({
      path: '/usr/bin/chromium-headless-shell',
      from: 'PATH',
    });
  });

  it('may be nowhere', () => {
    expect(choose(LINUX, []).browser).toBeUndefined();
  });
});

describe('installing a browser', () => {
  const names = (machine: Parameters<typeof browserInstallers>[0]) =>
    browserInstallers(machine).map(({ commands }) => commands.map((command) => command.join(' ')).join(' && '));

  it("takes the distribution's packages with the rights for it, then Playwright's", () => {
    const [both, whole, playwright, ...more] = names({ hasApt: true, isRoot: true, hasSudo: false });
    expect(both).toMatch(/^env .* update && env .*apt-get .* install -y .* chromium chromium-headless-shell$/);
    expect(whole).toMatch(/^env .* update && env .*apt-get .* install -y .*[^m] chromium$/);
    expect(playwright).toMatch(/playwright-core.* install .*chromium$/);
    expect(more).toEqual([]);
  });

  it('never waits for a password', () => {
    const [apt] = names({ hasApt: true, isRoot: false, hasSudo: true });
    expect(apt).toMatch(/^sudo -n env .* && sudo -n env /);
  });

  it.each([
    { hasApt: true, isRoot: false, hasSudo: false },
    { hasApt: false, isRoot: true, hasSudo: true },
  ])("takes Playwright's where apt-get cannot be used: %o", (machine) => {
    expect(names(machine)).toEqual([expect.stringContaining('playwright-core')]);
  });
});
