import { describe, expect, it } from 'vitest';
import { browserInstallers } from '../../scripts/bootstrap/browser-installers.mjs';
import { browserPlaces } from '../../scripts/bootstrap/browser-places.mjs';
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

  it('may be nowhere', () => {
    expect(choose(LINUX, []).browser).toBeUndefined();
  });
});

describe('installing a browser', () => {
  const names = (machine: Parameters<typeof browserInstallers>[0]) =>
    browserInstallers(machine).map(({ commands }) => commands.map((command) => command.join(' ')).join(' && '));

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
