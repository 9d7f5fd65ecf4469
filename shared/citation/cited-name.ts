/** An author's name for reference managers, in two parts if the family name is known. */
export type CitedName = { readonly family: string; readonly given: string } | { readonly literal: string };

/** Titles before a name, each with its full stop: "Prof. Dr.". */
const TITLES = /^(?:\p{Lu}\p{L}*\.\s+(?=\p{Lu}\p{L}+))+/u;

/** Splits a name for reference managers and removes titles. Keeps it whole if the family name is unknown. */
export function citedName(written: string, family: string | undefined): CitedName {
  const [before = '', after] = written.split(/,\s*/);
  if (after) return { family: before, given: after };
  const name = written.replace(TITLES, '');
  if (family === undefined || !name.endsWith(` ${family}`)) return { literal: name };
  return { family, given: name.slice(0, -family.length - 1) };
}

/** Joins the parts of a name: "Ada van der Sow". */
export const fullName = (name: CitedName): string =>
  'literal' in name ? name.literal : `${name.given} ${name.family}`;
