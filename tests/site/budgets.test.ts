import { describe, expect, it } from 'vitest';
import { qualityOf } from '../../scripts/deploy/precompress';
import { fileBytes, files, fileText, pages } from './support/built-site';
import { compressed, laterScriptsOf, quicklyCompressed, scriptsOf, stylesheetsOf } from './support/loaded-files';
import { onEveryPage } from './support/on-every-page';
import { laterBudget, scriptBudget } from './support/script-budget';

/** Bytes of a file as `npx colloquium deploy --precompress` stores it. */
const stored = (address: string) => {
  const bytes = fileBytes(address);
  return compressed(bytes, qualityOf(address.slice(1), bytes.length));
};

const fileOf = (path: string) => (path === '/404' ? '/404.html' : `${path.replace(/\/$/, '')}/index.html`);

const KILOBYTE = 1000;
const HTML_AND_CSS = 30 * KILOBYTE;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Words that React cannot be bundled without. */
const REACT = /Minified React error|react\.element|react\.transitional\.element|__reactContainer/;

describe('every page', () => {
  onEveryPage('has at most 30 kB of HTML and CSS, compressed', pages, (page) => {
    const sheets = stylesheetsOf(page);
    expect(sheets.length).toBeGreaterThan(0);
    expect(sum([fileOf(page.path), ...sheets].map(stored))).toBeLessThanOrEqual(HTML_AND_CSS);
  });
});

describe('every page that waits for its visitor', () => {
  const waiting = pages.filter(({ root }) => !root.querySelector('[data-load=idle]'));

  onEveryPage('has little script before it is touched, compressed, and no React', waiting, (page) => {
    const scripts = scriptsOf(page, fileText);
    expect(sum(scripts.map((script) => quicklyCompressed(fileBytes(script))))).toBeLessThanOrEqual(
      scriptBudget(page.root),
    );
    const later = laterScriptsOf(page, fileText);
    expect(sum(later.map((script) => quicklyCompressed(fileBytes(script))))).toBeLessThanOrEqual(
      laterBudget(page.root),
    );
    expect([...scripts, ...later].filter((script) => REACT.test(fileText(script)))).toEqual([]);
  });
});

it('the site has few files and bytes, and no compressed copies', () => {
  const bytes = [...files].map((file) => fileBytes(file).length);
  // Hosts take 20,000 files: this leaves room for conferences with fifty times as many papers.
  expect(files.size).toBeLessThanOrEqual(1300);
  expect(sum(bytes)).toBeLessThanOrEqual(32_000_000);
  expect([...files].filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});
