import type { Page } from 'playwright-core';
import { type TreeNode, treeOf } from '../support/accessibility-tree';
import { type Examiner, inPage } from './examiner';

/** What a screen reader can do something with, and which therefore must say what it is. */
const WITH_A_NAME = [
  'link',
  'button',
  'textbox',
  'combobox',
  'checkbox',
  'image',
  'table',
  'region',
  'timer',
  'dialog',
];

const HEADINGS = inPage('has one first heading, and none of its headings skips a level or is empty', () => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => ({ level: Number(heading.localName[1]), words: heading.textContent?.trim() }));
  const first = headings.filter(({ level }) => level === 1).length;
  const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
  return [
    ...(first === 1 ? [] : [`${first} first headings`]),
    ...skipped.map(({ level, words }) => `level ${level} comes too early: ${words}`),
    ...headings.filter(({ words }) => !words).map(({ level }) => `empty, of level ${level}`),
  ];
});

/** The tree of a document in a window of one width, which all who look at it share. */
const trees = new WeakMap<Page, { readonly of: string; readonly tree: readonly TreeNode[] }>();

async function treeAsItStands(page: Page): Promise<readonly TreeNode[]> {
  const document = await page.evaluate(() => `${performance.timeOrigin} ${location.href} ${innerWidth}`);
  const known = trees.get(page);
  if (known?.of === document) return known.tree;
  const tree = await treeOf(page);
  trees.set(page, { of: document, tree });
  return tree;
}

/** Looks at the accessibility tree. One with a fault may have been read before its end was there: another try reads it anew. */
const inTree = (promise: string, look: (tree: readonly TreeNode[]) => string[]): Examiner => ({
  promise,
  faultsOf: async (page) => {
    const faults = look(await treeAsItStands(page));
    if (faults.length > 0) trees.delete(page);
    return faults;
  },
});

const LANDMARKS = inTree('has its landmarks once, with names where there are two of a kind', (tree) => {
  const wrong = ['banner', 'main', 'contentinfo']
    .map((role) => ({ role, count: tree.filter((node) => node.role === role).length }))
    .filter(({ count }) => count !== 1);
  const navigations = tree.filter(({ role }) => role === 'navigation').map(({ name }) => name);
  return [
    ...wrong.map(({ role, count }) => `${count} × ${role}`),
    ...navigations
      .filter((name, at) => navigations.indexOf(name) !== at)
      .map((name) => `two navigations are named "${name}"`),
  ];
});

const NAMES = inTree('gives everything that is operated or looked at a name', (tree) =>
  tree
    .filter(({ role, name }) => WITH_A_NAME.includes(role) && name.trim() === '')
    .map(({ role }) => `${role} without a name`),
);

/** What a screen reader makes its way by. */
export const STRUCTURE: readonly Examiner[] = [HEADINGS, LANDMARKS, NAMES];

/** That the navigations of a full site are there, by their names, and more than a few links; asked of every page, in its elements. */
export const NAVIGATIONS: Examiner = inPage('has its navigations', () => {
  const isTold = (element: Element) => element.checkVisibility() && element.closest('[aria-hidden=true]') === null;
  const namesOf = [...document.querySelectorAll('nav')].filter(isTold).map((each) => each.getAttribute('aria-label'));
  return [
    ...['Main', 'About this site'].filter((name) => !namesOf.includes(name)).map((name) => `no navigation "${name}"`),
    ...([...document.links].filter(isTold).length > 10 ? [] : ['hardly a link is there']),
  ];
});
