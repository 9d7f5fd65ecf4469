import type { HTMLElement } from 'node-html-parser';
import { tableGrid } from './table-grid';

/** What a part must contain to be more than an empty frame. */
const HOLDS: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  dl: 'dd',
  tbody: 'tr',
  nav: 'a, button',
};

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The headings, lists, tables, sections and controls of a page with nothing in or behind them, as the beginning of their HTML. */
export function emptyParts(root: HTMLElement): string[] {
  const frames = Object.entries(HOLDS).flatMap(([part, inside]) =>
    root.querySelectorAll(part).filter((element) => element.querySelector(inside) === null),
  );
  const wordless = root
    .querySelectorAll(`${HEADINGS}, li, dt, dd, caption, a[href], button`)
    .filter((element) => !says(element));
  const sections = root.querySelectorAll('section, article').filter((section) => {
    const headings = section
      .querySelectorAll(HEADINGS)
      .map(({ text }) => text)
      .join('');
    return section.text.trim().length <= headings.trim().length && section.querySelector('img, input') === null;
  });
  const tables = root.querySelectorAll('table').filter((table) => {
    const [, ...rows] = tableGrid(table);
    return rows.some(([, ...cells]) => cells.length > 0 && cells.every((cell) => !(cell && says(cell))));
  });
  const dashes = root
    .querySelectorAll('main *, footer *')
    .filter(({ childNodes, text }) => childNodes.length === 1 && /^\s*[–—-]+\s*$/.test(text))
    // A script fills in a timer and a sum, and a cell that has a dash says in words what it means.
    .filter((dash) => dash.closest('[role=timer], [aria-hidden=true], output, form') === null);
  return [...frames, ...wordless, ...sections, ...tables, ...dashes, ...idleControls(root)].map((element) =>
    element.outerHTML.slice(0, 160),
  );
}

/** What makes a control do something: a form, an island, a script that the part names, or the parts' own behaviour. */
const WORKED = 'form, [data-island], [data-enhance], [data-later], [data-bar], [data-reset], details';

/** Buttons without effect, choices without options, and buttons to move on where there is only one thing. */
const idleControls = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll('button, summary').filter((control) => control.closest(WORKED) === null),
  ...root.querySelectorAll('select').filter((select) => select.querySelectorAll('option').length < 2),
  ...root
    .querySelectorAll('[data-enhance=carousel]')
    .filter((carousel) => carousel.querySelector('button') && carousel.querySelectorAll('li, article').length < 2),
];

/** Whether it has content for readers and screen readers: text, a label, or a picture with an alternative text. */
const says = (element: HTMLElement): boolean =>
  element.text.trim() !== '' ||
  element.hasAttribute('aria-label') ||
  element.querySelectorAll('img').some((image) => (image.getAttribute('alt') ?? '') !== '') ||
  element.querySelector('input, [aria-label]') !== null;
