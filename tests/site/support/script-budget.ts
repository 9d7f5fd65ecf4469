import type { HTMLElement } from 'node-html-parser';

/** Bytes of script that a page may load before anybody touches it, compressed at quality 9. */
const BUDGETS = {
  /** Bar, menus, colours, and what may enhance a page. */
  still: 3000,
  /** The home page also types, counts, and has lists that move. */
  home: 5000,
  /** React, router and form: what pays cannot wait for its visitor. */
  payment: 90_000,
};

/** Bytes of script that a page may load after its first paint, besides the others, compressed at quality 9. */
const LATER = 12_000;

/** What a page may load after its first paint. */
export const laterBudget = (root: HTMLElement): number => (root.querySelector('[data-later]') ? LATER : 0);

/** What a page may load, by its parts. */
export function scriptBudget(root: HTMLElement): number {
  if (root.querySelector('[data-load=idle]')) return BUDGETS.payment;
  return root.querySelector('[data-enhance=typing]') ? BUDGETS.home : BUDGETS.still;
}
