import type { Conference } from '../model/content';

/**
 * Returns the acronym in lower-case Latin letters, digits and hyphens: "abc-2031". It distinguishes sessions of
 * different years, which may have the same ids on one site. An acronym without Latin letters gives a hash.
 */
export function editionName({ acronym, start }: Pick<Conference, 'acronym' | 'start'>): string {
  const letters = acronym
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (/[a-z]/.test(letters)) return letters;
  // Only Node makes events. With an import, Vite would look for a browser module when it bundles the styles of pages.
  const hash = process.getBuiltinModule('node:crypto').hash('sha256', acronym).slice(0, 8);
  return `conference-${start.slice(0, 4)}-${hash}`;
}

/** Returns the same with letters and digits only, at least four, as the schemas of schedule apps require. */
export function plainName(conference: Pick<Conference, 'acronym' | 'start'>): string {
  const letters = editionName(conference).replaceAll('-', '');
  return letters.length < 4 ? `${letters}${conference.start.slice(0, 4)}` : letters;
}
