import type { Conference } from '../model/content';

/**
 * The acronym in small Latin letters, digits and hyphens: "abc-2031". It tells the sessions of one year from those of the next,
 * which have the same ids on the same site. An acronym of which nothing is left has a hash in its place.
 */
export function editionName({ acronym, start }: Pick<Conference, 'acronym' | 'start'>): string {
  const letters = acronym
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (/[a-z]/.test(letters)) return letters;
  // Only Node makes events; at an import, Vite would look for a module of the browser, in which it bundles the styles of pages.
  const hash = process.getBuiltinModule('node:crypto').hash('sha256', acronym).slice(0, 8);
  return `conference-${start.slice(0, 4)}-${hash}`;
}

/** The same in letters and digits alone, four at the least, as the schemas of schedule apps want it. */
export function plainName(conference: Pick<Conference, 'acronym' | 'start'>): string {
  const letters = editionName(conference).replaceAll('-', '');
  return letters.length < 4 ? `${letters}${conference.start.slice(0, 4)}` : letters;
}
