import { routes } from '#compiled';
import type { Route } from '#content';
import { pageAt } from '../../site/support/built-site';
import { partsOf } from '../../site/support/read-page';
import { tried } from '../../support/rounds';

/** An address that leads to the error screen, which has none of its own. */
export const NOWHERE = '/nowhere';

/** The pages that represent a kind whose pages differ, or whose first page shows less than another. */
const EXAMPLES: Readonly<Partial<Record<Route['kind'], readonly string[]>>> = {
  'special-session': ['/AIAgriculture'],
  // One with a table of companies, one with profiles of speakers.
  panel: ['/aiindustry4.0', '/iacybersecurity'],
  statement: ['/accessibility'],
  paper: ['/papers/239', '/papers/91'],
  session: ['/sessions/oral-1', '/sessions/keynote-1'],
  // A chair, an author, and speakers with a page of their own.
  person: ['/people/amel-ben-youssef', '/people/fatma-jendoubi', '/people/karim-el-mahdaoui'],
};

const EVERY_PAGE = routes.filter(({ path, canonical }) => path === canonical);

const addressOf = ({ kind, path }: Route) => {
  if (kind === 'error') return NOWHERE;
  return kind === 'payment-result' ? `${path}/id` : path;
};

/**
 * One address of each kind of page, of each that looks different among its kind, and one that leads nowhere. A new kind is
 * among them by itself; tests/site/routes.test.ts checks that no other page has a part that none of these has.
 */
export const PAGE_KINDS: readonly string[] = [...new Set(EVERY_PAGE.map(({ kind }) => kind))].flatMap(
  (kind) =>
    EXAMPLES[kind] ??
    EVERY_PAGE.filter((route) => route.kind === kind)
      .slice(0, 1)
      .map(addressOf),
);

/**
 * The pages among them that have an island or an enhancement which none before them has, and the first: together they run every
 * script of the site.
 */
export const SCRIPTED: readonly string[] = PAGE_KINDS.filter((path, at) => {
  const before = new Set(PAGE_KINDS.slice(0, at).flatMap(scriptsOn));
  return at === 0 || scriptsOn(path).some((script) => !before.has(script));
});

function rootAt(path: string) {
  return pageAt(path === NOWHERE ? '/404' : path).root;
}

/**
 * The fewest pages among them that together have every part which any page has, those with most parts first: the others are
 * made of the same parts, put together in another way.
 */
export const WITH_EVERY_PART: readonly string[] = coverOf(
  PAGE_KINDS.map((path) => ({ path, parts: new Set(partsOf(rootAt(path))) })),
);

function coverOf(pages: readonly { readonly path: string; readonly parts: ReadonlySet<string> }[]): string[] {
  const chosen: string[] = [];
  for (let left = pages; left.length > 0; ) {
    const [most] = left.toSorted((one, other) => other.parts.size - one.parts.size);
    if (!most) break;
    chosen.push(most.path);
    left = left
      .map(({ path, parts }) => ({ path, parts: new Set([...parts].filter((part) => !most.parts.has(part))) }))
      .filter(({ parts }) => parts.size > 0);
  }
  return chosen;
}

function scriptsOn(path: string): (string | undefined)[] {
  const root = rootAt(path);
  return ['data-island', 'data-enhance'].flatMap((kind) =>
    root.querySelectorAll(`[${kind}]`).map((element) => element.getAttribute(kind)),
  );
}

/**
 * The one place that says which pages a round of tests visits, where a visit takes more than some twenty milliseconds: in
 * `npm test` those that stand for their kind, in the thorough round all of them.
 */
export const VISITED: readonly string[] = tried(EVERY_PAGE.map(addressOf), PAGE_KINDS);
