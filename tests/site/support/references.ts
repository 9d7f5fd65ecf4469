import type { HTMLElement } from 'node-html-parser';

/** An address that a page names: for the visitor to go to, or for the browser to fetch by itself. */
export interface Reference {
  readonly use: 'link' | 'fetch';
  readonly address: string;
}

/** Where HTML contains addresses, and what browsers do with them. */
const PLACES: readonly { readonly selector: string; readonly attribute: string; readonly use: Reference['use'] }[] = [
  { selector: 'a, area', attribute: 'href', use: 'link' },
  { selector: 'form', attribute: 'action', use: 'link' },
  {
    selector: 'link[rel=canonical], link[rel=alternate], link[rel=search], link[rel=expect]',
    attribute: 'href',
    use: 'link',
  },
  {
    selector: 'link:not([rel=canonical], [rel=alternate], [rel=search], [rel=expect])',
    attribute: 'href',
    use: 'fetch',
  },
  { selector: '[src]', attribute: 'src', use: 'fetch' },
  { selector: '[poster]', attribute: 'poster', use: 'fetch' },
  { selector: 'object', attribute: 'data', use: 'fetch' },
  { selector: 'use', attribute: 'href', use: 'fetch' },
  { selector: 'meta[property="og:image"]', attribute: 'content', use: 'link' },
];

/** Every address in a page. */
export function referencesOf(root: HTMLElement): Reference[] {
  const single = PLACES.flatMap(({ selector, attribute, use }) =>
    root.querySelectorAll(selector).flatMap((element) => {
      const address = element.getAttribute(attribute);
      return address === undefined ? [] : [{ use, address }];
    }),
  );
  const sets = root.querySelectorAll('[srcset], [imagesrcset]').flatMap((element) => {
    const set = element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '';
    return set
      .split(',')
      .map((candidate) => ({ use: 'fetch' as const, address: candidate.trim().split(/\s+/)[0] ?? '' }));
  });
  return [...single, ...sets];
}

/** Every address that a stylesheet makes the browser fetch. */
export function cssReferences(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?(.*?)["']?\s*\)|@import\s+["'](.*?)["']/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );
}
