import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersFor } from '../../scripts/hosting/policy/headers';
import { pages, SITE } from './support/built-site';
import { invalidIn } from './support/html-validator';
import { factsOf } from './support/serve';

describe.each(pages)('the HTML of $path', ({ path, html, root }) => {
  it('is valid', async () => {
    expect(await invalidIn(html, path)).toEqual([]);
  });

  it('has one heading of the first level, and leaves no level out', () => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has its landmarks: header, main navigation, main, footer, and a first link to the content', () => {
    expect(root.querySelectorAll('main')).toHaveLength(1);
    for (const landmark of ['body > header', 'nav[aria-label="Main"]', 'body > footer#footer']) {
      expect(root.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
    expect(root.querySelector('body a')?.getAttribute('href')).toBe('#main');
  });

  it('has neither styles nor scripts within it, but the one that the content security policy names', () => {
    const DATA = ['application/ld+json', 'application/json'];
    const inline = root
      .querySelectorAll('script')
      .filter((script) => !(script.hasAttribute('src') || DATA.includes(script.getAttribute('type') ?? '')));
    const policy = headersFor('/', factsOf(SITE))['content-security-policy'];
    const hashes = inline.map(({ rawText }) => createHash('sha256').update(rawText).digest('base64'));
    expect(hashes).toHaveLength(1);
    expect(policy).toContain(`script-src 'self' 'sha256-${hashes[0]}';`);
    expect(root.querySelectorAll('style')).toHaveLength(0);
    const attributes = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    expect(attributes.filter((name) => /^(style|on.+)$/i.test(name))).toEqual([]);
    expect(html).not.toMatch(/javascript:/i);
  });

  it('has no expression left that the compiler should have replaced', () => {
    expect(html).not.toMatch(/\{\{|\[object Object\]|>undefined<|>null<|>NaN<|lorem ipsum/i);
  });
});

// WCAG 3.1.2, Language of Parts.
it('the words in another language are marked with it', () => {
  const marked = pages.flatMap(({ path, root }) =>
    root.querySelectorAll('body [lang]').map((element) => [path, element.getAttribute('lang'), element.text]),
  );
  expect(marked).toEqual([['/attending', 'fr', 'louages']]);
});
