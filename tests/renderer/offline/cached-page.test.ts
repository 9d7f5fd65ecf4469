import { describe, expect, it } from 'vitest';
import { notCachedPage, timeInWords, withDateNote } from '../../../renderer/offline/cached-page';
import { referencesIn } from '../../../renderer/offline/references';
import type { OfflineSettings } from '../../../shared/offline/settings';

const SETTINGS: OfflineSettings = {
  base: '',
  excluded: [],
  wanted: [],
  budget: 1,
  language: 'en',
  asOf: 'Offline. Last updated: {time}',
  notKept: 'Not there <now>',
  kept: 'These are:',
  links: [
    { path: '/schedule', title: 'Schedule & rooms' },
    { path: '/search', title: 'Search' },
  ],
};
const PAGE =
  '<html><head><title>Paper</title><link rel="canonical" href="/x"/></head><body><nav><a href="/x" aria-current="page">X</a></nav><main id="main"><h1>$& A</h1></main></body></html>';

const at = (time: string) => new Date(`2023-12-13T${time}:00`).getTime();

describe('a cached page', () => {
  it('shows the time at which it was cached, with the day where that is another', () => {
    expect(timeInWords(at('09:12'), at('11:00'), 'en-GB')).toBe('09:12');
    expect(timeInWords(at('09:12'), at('11:00') + 86_400_000, 'en-GB')).toContain('13 Dec');
    const html = withDateNote(PAGE, at('09:12'), at('11:00'), SETTINGS);
    expect(html).toContain('<main id="main"><p data-as-of="" role="status">Offline. Last updated: 09:12');
    expect(html).toContain('<h1>$& A</h1>');
  });

  it.each(['en', 'fr', 'ar', 'de', 'es', 'pt'])('counts 24 hours in %s, as every page does', (language) => {
    const time = timeInWords(at('21:12'), at('22:00'), language);
    expect(time.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))).toBe('21:12');
  });

  it('is the template of the page for those that are not cached, which links to cached pages', () => {
    const html = notCachedPage(PAGE, new Set(['/schedule']), SETTINGS);
    expect(html).toContain('<title>Not there &lt;now></title>');
    expect(html).toContain('<a href="/schedule">Schedule &amp; rooms</a>');
    expect(html).not.toMatch(/Search|canonical|aria-current|\$&/);
  });
});

it('finds the files that a page requests, and typefaces only where a page names them', () => {
  const origin = 'https://a.example.org';
  expect(referencesIn('<link href="/assets/static/a.css"><script src="/assets/e.js">', `${origin}/x`, '')).toEqual([
    '/assets/static/a.css',
    '/assets/e.js',
  ]);
  expect(referencesIn('import("../chunks/b.js");"./c.js"', `${origin}/assets/entries/e.js`, '')).toEqual([
    '/assets/chunks/b.js',
    '/assets/entries/c.js',
  ]);
  expect(referencesIn('url("/assets/static/f.woff2")', `${origin}/assets/static/a.css`, '')).toEqual([]);
  expect(referencesIn('"https://evil.example.org/assets/x.js"', `${origin}/x`, '')).toEqual([]);

  const page = '<script src="/conf2027/assets/e.js"><script src="/other/assets/e.js">';
  expect(referencesIn(page, `${origin}/conf2027/x`, '/conf2027')).toEqual(['/conf2027/assets/e.js']);
});
