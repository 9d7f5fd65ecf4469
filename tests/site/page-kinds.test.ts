import type { HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { NOWHERE, PAGE_KINDS } from '../browser/support/page-kinds';
import { pageAt, pages } from './support/built-site';

/** What a page is made of: every element with each of its classes, and every way in which one is enhanced. */
function partsOf(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap(({ localName, classNames, attributes }) => [
    localName,
    ...classNames.split(/\s+/).map((name) => `${localName}.${name}`),
    ...Object.keys(attributes)
      .filter((name) => /^(?:aria|data)-/.test(name))
      .map((name) => `${localName}[${name}]`),
  ]);
}

// What `npm test` has no time to visit must not differ from what it visits: then its page is to be an example.
it('the pages that stand for their kind have every part that any page has', () => {
  const visited = PAGE_KINDS.map((path) => pageAt(path === NOWHERE ? '/404' : path));
  const tried = new Set(visited.flatMap(({ root }) => partsOf(root)));
  const missed = pages.map(({ path, root }) => ({ path, parts: partsOf(root).filter((part) => !tried.has(part)) }));
  expect(missed.filter(({ parts }) => parts.length > 0)).toEqual([]);
});
