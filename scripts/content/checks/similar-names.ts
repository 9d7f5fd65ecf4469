import { grouped } from '../grouped';
import { lists, type Mention, mentionsOf, peopleIn, placeOf } from '../people/mentions';
import { type Diagnostic, warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** A name shorter than this is one letter away from too many others. */
const SHORTEST = 10;

/** No name is longer, and a text of a hundred thousand letters would take for ever. */
const LONGEST = 120;

/** Nobody is spelled in two ways: other accents, order, initials, or one letter of a long name. */
export const similarNames = defineCheck([...lists], (records, site) => {
  const { names: all, people } = peopleIn(records, site);
  const namesOf = grouped(all, (name) => people.identityOf(name));
  const ofOnePerson = [...namesOf.values()].filter((names) => names.length > 1);
  const ofTwo = oneLetterAway([...namesOf.keys()]).map((pair) => pair.map((person) => namesOf.get(person) ?? []));
  const mentions = mentionsOf(new Set([...ofOnePerson.flat(), ...ofTwo.flat(2)]), records);
  const placesOf = (names: readonly string[] = []) => names.flatMap((name) => mentions.get(name) ?? []);
  return [
    ...ofOnePerson.flatMap((names) => otherSpellings(placesOf(names))),
    ...ofTwo.flatMap(([first, second]) => twoSpellings(placesOf(first), placesOf(second))),
  ];
});

/** A name without its titles, which do not count as spelling. */
const spelling = (name: string) => name.replace(/^(?:\p{Lu}\p{Ll}*\.\s+)*(?=\p{Lu}\p{Ll}+[^.])/u, '').trim();

function otherSpellings(mentions: readonly Mention[]): Diagnostic[] {
  const bySpelling = grouped(mentions, ({ name }) => spelling(name));
  if (bySpelling.size < 2) return [];
  const [best, ...others] = [...bySpelling].sort(([a, x], [b, y]) => y.length - x.length || rank(b) - rank(a));
  return others.flatMap(([, group]) => group.map((mention) => report(mention, best?.[1][0])));
}

/** How much a spelling says: among those that are used equally often, one that is written out with its accents is best. */
const rank = (name: string) => name.length + 2 * name.replace(/[\u0020-\u007e]/g, '').length;

/**
 * Two long names of which one becomes the other by one letter more, less or other. Every name is filed under itself
 * with each letter left out in turn; two such names meet in a drawer, so that not every pair is compared.
 */
function oneLetterAway(people: readonly string[]): [string, string][] {
  const drawers = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const key of people.filter(({ length }) => length >= SHORTEST && length <= LONGEST)) {
    const forms = new Set([key]);
    for (let index = 0; index < key.length; index++) forms.add(key.slice(0, index) + key.slice(index + 1));
    const met = new Set<string>();
    for (const form of forms) {
      const other = drawers.get(form);
      if (other === undefined) drawers.set(form, key);
      else if (!(met.has(other) || mayBeTwo(other, key))) {
        met.add(other);
        pairs.push([other, key]);
      }
    }
  }
  return pairs;
}

/** "Amir" and "Amira", "Samir" and "Samira", "José" and "Jose B.": names that differ in their last letter are two names. */
function mayBeTwo(a: string, b: string): boolean {
  const [left, right] = [a.split(' '), b.split(' ')];
  if (left.length !== right.length) return true;
  const differing = left.flatMap((word, index) => (word === right[index] ? [] : [[word, right[index] ?? '']]));
  return differing.some(
    ([x = '', y = '']) =>
      x.slice(0, -1) === y ||
      y.slice(0, -1) === x ||
      x.slice(0, -1) === y.slice(0, -1) ||
      Math.min(x.length, y.length) < 4,
  );
}

function twoSpellings(first: readonly Mention[], second: readonly Mention[]): Diagnostic[] {
  const [rare, usual] = second.length <= first.length ? [second, first] : [first, second];
  return rare.map((mention) => report(mention, usual[0]));
}

function report(mention: Mention, best: Mention | undefined): Diagnostic {
  const chosen = best ? nameOf(best) : '';
  return warning('similar-names', placeOf(mention), `"${mention.name}" and "${chosen}" seem to be one person.`, {
    hint: `Write "${chosen}" in both places. If they are two people, accept this warning in accepted-warnings.yaml.`,
    ...(best && { related: [{ ...placeOf(best), message: `"${best.name}" is here.` }] }),
  });
}

const nameOf = ({ name }: Mention) => spelling(name);
