import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { headersFor } from '../../scripts/hosting/policy/headers';
import { PAGE_KINDS } from '../browser/support/page-kinds';
import { listedTwice } from '../support/gates/shown-words';
import { invalidAmong } from '../support/gates/valid-html';
import { IS_THOROUGH, tried } from '../support/rounds';
import { pages } from './support/built-site';
import { onEveryPage } from './support/on-every-page';
import { factsOf, SITE } from './support/serve';

const policy = headersFor('/', factsOf(SITE))['content-security-policy'];
const DATA = ['application/ld+json', 'application/json'];

/** Pages of a kind are made alike: the representative ones are validated, and new elements of every sixth other page. */
const standsForItsKind = ({ path }: (typeof pages)[number]) => PAGE_KINDS.includes(path) || path === '/404';
const SOME = [
  ...pages.filter(standsForItsKind),
  ...pages.filter((page, at) => !standsForItsKind(page) && at % 6 === 0),
];

describe('the HTML of every page', () => {
  onEveryPage('is valid', tried(pages, SOME), async (page) => {
    expect(await invalidAmong(page, IS_THOROUGH || standsForItsKind(page))).toEqual([]);
  });

  onEveryPage('has no id twice', pages, ({ root }) => {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    const seen = new Set<string>();
    expect(ids.filter((id) => seen.size === seen.add(id).size)).toEqual([]);
  });

  onEveryPage('says nothing twice in a row below its title', pages, ({ root }) => {
    expect(listedTwice(root.querySelector('main header')?.outerHTML ?? '')).toEqual([]);
  });

  onEveryPage('has one heading of the first level, and leaves no level out', pages, ({ root }) => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  onEveryPage(
    'has its landmarks: header, main navigation, main, footer, and a first link to the content',
    pages,
    ({ root }) => {
      expect(root.querySelectorAll('main')).toHaveLength(1);
      for (const landmark of ['body > header', 'nav[aria-label="Main"]', 'body > footer#footer']) {
        expect(root.querySelectorAll(landmark), landmark).toHaveLength(1);
      }
      expect(root.querySelector('body a')?.getAttribute('href')).toBe('#main');
    },
  );

  onEveryPage(
    'has neither styles nor scripts within it, but those that the content security policy names',
    pages,
    ({ html, root }) => {
      const inline = root
        .querySelectorAll('script')
        .filter((script) => !(script.hasAttribute('src') || DATA.includes(script.getAttribute('type') ?? '')));
      const hashes = inline.map(({ rawText }) => createHash('sha256').update(rawText).digest('base64'));
      expect(hashes.length).toBeGreaterThan(0);
      const named = /script-src 'self'((?: 'sha256-[^']+')+);/.exec(policy ?? '')?.[1] ?? '';
      for (const hash of new Set(hashes))
        expect(named, `to contain 'script-src … ${hash}`).toContain(`'sha256-${hash}'`);
      expect(root.querySelectorAll('style')).toHaveLength(0);
      const attributes = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
      expect(attributes.filter((name) => /^(style|on.+)$/i.test(name))).toEqual([]);
      expect(html).not.toMatch(/javascript:/i);
      // A module is deferred; the attribute beside it is an error in HTML.
      expect(root.querySelectorAll('script[type=module][defer]')).toHaveLength(0);
    },
  );

  onEveryPage('has no expression left that the compiler should have replaced', pages, ({ html }) => {
    expect(html).not.toMatch(/\{\{|\[object Object\]|>undefined<|>null<|>NaN<|lorem ipsum/i);
  });
});

// Pages of test conferences are validated where they have something new.
it('a page whose elements were all seen before is validated each time', async () => {
  const pageWith = (text: string) => {
    const html = `<!DOCTYPE html>\n<html lang="en"><head><title>A page</title></head><body><main>${text}</main></body></html>\n`;
    return { html, path: '/page', root: parse(html) };
  };
  const faultsOf = async (text: string) => (await invalidAmong(pageWith(text))).join();
  expect(await faultsOf('<ul><li id="one">One</li></ul>')).toBe('');
  expect(await faultsOf('<ul><li id="one">One</li><li id="one">Two</li></ul>')).toContain('no-dup-id');
  for (const _time of [1, 2]) expect(await faultsOf('<ul><p>One</p></ul>')).toContain('element-permitted-content');
});

// WCAG 3.1.2, Language of Parts.
it('the words in another language are marked with it', () => {
  const marked = pages.flatMap(({ path, root }) =>
    root.querySelectorAll('body [lang]').map((element) => [path, element.getAttribute('lang'), element.text]),
  );
  expect(marked).toEqual([['/attending', 'fr', 'louages']]);
});
