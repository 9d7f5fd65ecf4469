import { expect, it } from 'vitest';
import { NOWHERE, PAGE_KINDS } from '../browser/support/page-kinds';
import { pageAt, pages } from './support/built-site';
import { partsOf } from './support/page-parts';

// What `npm test` has no time to visit must not differ from what it visits: then its page is to be an example.
it('the pages that stand for their kind have every part that any page has', () => {
  const visited = PAGE_KINDS.map((path) => pageAt(path === NOWHERE ? '/404' : path));
  const tried = new Set(visited.flatMap(({ root }) => partsOf(root)));
  const missed = pages.map(({ path, root }) => ({ path, parts: partsOf(root).filter((part) => !tried.has(part)) }));
  expect(missed.filter(({ parts }) => parts.length > 0)).toEqual([]);
});
