/** An author as reference managers want it: a name that cannot be parted stands whole. */
export type CitedName = { readonly family: string; readonly given: string } | { readonly literal: string };

/** Titles before a name, each with its full stop: "Prof. Dr.". */
const TITLES = /^(?:\p{Lu}\p{L}*\.\s+(?=\p{Lu}\p{L}+))+/u;

/** A name as reference managers want it, without titles; whole where nobody knows which part is the family's. */
export function citedName(written: string, family: string | undefined): CitedName {
  const [before = '', after] = written.split(/,\s*/);
  if (after) return { family: before, given: after };
  const name = written.replace(TITLES, '');
  if (family === undefined || !name.endsWith(` ${family}`)) return { literal: name };
  return { family, given: name.slice(0, -family.length - 1) };
}

/** "Ada van der Sow": a name as people write it. */
export const fullName = (name: CitedName): string =>
  'literal' in name ? name.literal : `${name.given} ${name.family}`;
