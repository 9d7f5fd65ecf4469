import { grouped } from '../../../shared/format/grouped';
import { isOneName } from '../../content/people/name-forms';
import { naming } from '../../content/people/naming';
import { withoutTitles } from '../../content/people/titles';
import { defineRule, type Finding, type Found, found, over, say } from '../kit';
import { type Mention, mentionsOf, peopleIn, placeOf } from '../lexicon/mentions';
import { reasons } from '../reasons';

/** Finds people who are spelled in two ways: accents, order, initials, or one letter of a long name. */
const similarNames = over([...naming], (records, site) => {
  const { spellings, similar } = peopleIn(records, site);
  const ofOnePerson = [...spellings.values()]
    .map((names) => [...names].filter((name) => !site.people.isDeclared(name) && isOneName(name)))
    .filter((names) => names.length > 1);
  const ofTwo = similar
    .map(({ one, other }) => [one, other].map((person) => [...(spellings.get(person) ?? [])].filter(isOneName)))
    .filter((two) => two.every((names) => names.length > 0));
  const mentions = mentionsOf(new Set([...ofOnePerson.flat(), ...ofTwo.flat(2)]), records, site);
  const placesOf = (names: readonly string[] = []) => names.flatMap((name) => mentions.get(name) ?? []);
  return [
    ...ofOnePerson.flatMap((names) => otherSpellings(placesOf(names))),
    ...ofTwo.flatMap(([first, second]) => twoSpellings(placesOf(first), placesOf(second))),
  ];
});

/** Removes the titles of a name, which do not count as spelling. */
const spelling = (name: string) =>
  withoutTitles(name.replace(/^(?:\p{Lu}\p{Ll}*\.\s+)*(?=\p{Lu}\p{Ll}+[^.])/u, '').trim());

function otherSpellings(mentions: readonly Mention[]): Found {
  const bySpelling = grouped(mentions, ({ name }) => spelling(name));
  if (bySpelling.size < 2) return [];
  const [best, ...others] = [...bySpelling].sort(([a, x], [b, y]) => y.length - x.length || rank(b) - rank(a));
  return others.flatMap(([, group]) => group.map((mention) => report(mention, best?.[1][0])));
}

/** Ranks a spelling: a name in full with its accents is best, and "Family, Given" is worst. */
const rank = (name: string) => (name.includes(',') ? 0 : name.length + 2 * name.replace(/[\u0020-\u007e]/g, '').length);

const best = ([mention]: readonly Mention[]) => (mention ? rank(nameOf(mention)) : 0);

function twoSpellings(first: readonly Mention[], second: readonly Mention[]): Found {
  const [usual = [], rare = []] = [first, second].sort(
    (one, other) => other.length - one.length || best(other) - best(one) || lengthOf(one) - lengthOf(other),
  );
  return rare.map((mention) => report(mention, usual[0]));
}

/** Of two spellings that differ in a title alone, the shorter one is better. */
const lengthOf = ([mention]: readonly Mention[]) => mention?.name.length ?? 0;

function report(mention: Mention, best: Mention | undefined): Finding {
  const chosen = best ? nameOf(best) : '';
  return found(placeOf(mention), say`"${mention.name}" and "${chosen}" seem to be one person.`, {
    hint: `Write "${chosen}" in both places, or declare both spellings in people.csv. If they are two people, say so there (notSameAs), or accept this warning in accepted-warnings.yaml.`,
    ...(best && { related: [{ ...placeOf(best), message: `"${best.name}" is here.` }] }),
  });
}

const nameOf = ({ name }: Mention) => spelling(name);

export const rule = defineRule({
  code: 'similar-names',
  reason: reasons.onePersonTwoPages,
  yieldsTo: { cell: ['more-than-a-name', 'several-names-in-cell'] },
  finders: [similarNames],
});
