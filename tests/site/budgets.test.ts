import { describe, expect, it } from 'vitest';
import { fileBytes, fileText, pages } from './support/built-site';
import { compressed, scriptsOf, sheetsOf } from './support/loaded-files';

const weightOf = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + compressed(fileBytes(address)), 0);

const KILOBYTE = 1000;
const HTML_AND_CSS = 30 * KILOBYTE;
const SCRIPT = 3 * KILOBYTE;

/** The pages with a part that needs React in the browser: the sign-up form and countdown, and the payment. */
const WITH_ISLANDS = ['/', '/pay', '/Registrationok'];

/** Words that React cannot be bundled without. */
const REACT = /Minified React error|react\.element|react\.transitional\.element|__reactContainer/;

describe('every page', () => {
  it.each(pages)('has at most 30 kB of HTML and CSS, compressed: $path', (page) => {
    const sheets = sheetsOf(page);
    expect(sheets.length).toBeGreaterThan(0);
    expect(compressed(page.html) + weightOf(sheets)).toBeLessThanOrEqual(HTML_AND_CSS);
  });
});

describe('a page without an interactive part', () => {
  const still = pages.filter(({ path }) => !WITH_ISLANDS.includes(path));

  it.each(still)('has at most 3 kB of script, compressed, and no React: $path', (page) => {
    const scripts = scriptsOf(page, fileText);
    expect(weightOf(scripts)).toBeLessThanOrEqual(SCRIPT);
    expect(scripts.filter((script) => REACT.test(fileText(script)))).toEqual([]);
  });
});
