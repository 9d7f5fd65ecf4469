// Codes: name-form.

import { defineCheck } from '../../check';
import { familyNameIn } from '../../people/family-name';
import { withoutTitles } from '../../people/titles';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** Shorter lists are in order by chance. */
const FEWEST = 12;
/** So many rows may stand elsewhere in a list that is kept by family names. */
const OTHERS = 0.1;

/**
 * A program committee in the order of family names has every name given name first: one that stands where its first word belongs, and
 * not its last, is turned around. A declared family name says for itself what it is.
 */
export const nameOutOfOrder = defineCheck(['programCommittee'], ({ programCommittee }, site) => {
  const rows = programCommittee.map((entry) => {
    const name = withoutTitles(entry.value.name);
    return { entry, name, family: keyOf(familyNameIn(name)), given: keyOf(name) };
  });
  const isBetween = (at: number, key: string) =>
    (rows[at - 1]?.family ?? '') <= key && key <= (rows[at + 1]?.family ?? LAST);
  const odd = rows.filter((row, at) => !isBetween(at, row.family));
  if (rows.length < FEWEST || odd.length > 3 + OTHERS * rows.length) return [];
  return rows.flatMap(({ entry: { at }, name, family, given }, place): Diagnostic[] => {
    const [before, after] = [rows[place - 1]?.family ?? '', rows[place + 1]?.family ?? LAST];
    const words = name.split(' ');
    // Neighbours that are themselves in order, and more than one word to turn.
    if (before > after || isBetween(place, family) || !isBetween(place, given)) return [];
    if (words.length !== 2 || name.includes(',') || site.people.isDeclared(name)) return [];
    const turned = [...words].reverse().join(' ');
    return [
      warning('name-form', at('name'), `"${name}" stands in the order of the list by its first word.`, {
        hint: `Did you mean "${turned}"? The others are written given name first. If "${words[1]}" is the family name, move the row.`,
        fix: { from: name, to: turned, isCertain: false },
      }),
    ];
  });
});

/** Behind all names. */
const LAST = '\uffff';

/** As lists are ordered by hand: without accents, hyphens and capitals. */
const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase();
