import type { HTMLElement } from 'node-html-parser';

/** What a page is made of: every element with each of its classes, and every way in which one is enhanced. */
export function partsOf(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap(({ localName, classNames, attributes }) => [
    localName,
    ...classNames.split(/\s+/).map((name) => `${localName}.${name}`),
    ...Object.keys(attributes)
      .filter((name) => /^(?:aria|data)-/.test(name))
      .map((name) => `${localName}[${name}]`),
  ]);
}
