import type { HTMLElement } from 'node-html-parser';

/** What a part must hold to be more than an empty frame. */
const HOLDS: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  dl: 'dd',
  tbody: 'tr',
  nav: 'a, button',
};

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The headings, lists, tables, sections and controls of a page with nothing in them, as the beginning of their HTML. */
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
  return [...frames, ...wordless, ...sections].map((element) => element.outerHTML.slice(0, 160));
}

/** Whether somebody who reads or listens is told anything: words, a label, or a picture with words. */
const says = (element: HTMLElement): boolean =>
  element.text.trim() !== '' ||
  element.hasAttribute('aria-label') ||
  element.querySelectorAll('img').some((image) => (image.getAttribute('alt') ?? '') !== '') ||
  element.querySelector('input, [aria-label]') !== null;
