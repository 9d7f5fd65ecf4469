// Codes: repeated-text, two-affiliations.

import { grouped } from '../../../../renderer/format/grouped';
import { wordReplaced } from '../../agreement/word-replaced';
import { defineCheck } from '../../check';
import { nameWords } from '../../people/name-words';
import { isRole } from '../../people/role-words';
import { isAffiliation, saidOf } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import { warning } from '../../report/diagnostics';
import { codeOfCountry } from '../../validate/country-names';

/** Words that many affiliations share: they say nothing of which one it is. */
const COMMON = new Set(
  'university universite universita universidad universitat institute institut institution of the for de du des la le et and national higher school college faculty department dept laboratory research center centre professor professeur computer science sciences engineering technology technologies lecturer director head chair'.split(
    ' ',
  ),
);

/** The second line of an affiliation says another one. */
export const affiliationAgain = defineCheck(['committeeMembers'], ({ committeeMembers }) =>
  committeeMembers
    .filter(
      ({ value: { affiliation = '', affiliation2 = '' } }) =>
        affiliation2 !== '' && affiliation.trim() === affiliation2.trim(),
    )
    .map(({ value, at }) =>
      warning('repeated-text', at('affiliation2'), `"${value.affiliation2}" stands in both lines of the affiliation.`, {
        hint: 'Empty this cell, or write the second affiliation.',
      }),
    ),
);

/** Nobody is at two places that have nothing in common. */
export const twoAffiliations = defineCheck([], (_records, site) => {
  const byPerson = grouped(
    // Of a role in the place of an affiliation, another rule tells.
    saidOf(site, isAffiliation).filter(({ text }) => !isRole(text)),
    ({ person }) => person,
  );
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    const other = others.find(
      (each) => first !== undefined && (!haveInCommon(first.text, each.text) || haveOneOther(first.text, each.text)),
    );
    if (first === undefined || other === undefined) return [];
    return [
      warning(
        'two-affiliations',
        other.place(),
        `${other.name} is at "${other.text}" here, and at "${first.text}" elsewhere.`,
        {
          hint: 'Correct one of the two, or write both in both places. If they are two people, say so in people.csv (notSameAs).',
          related: [{ ...first.place(), message: 'The other affiliation is here.' }],
        },
      ),
    ];
  });
});

/** Parts of one house, in which people may have two places. */
const PART = /depart|facult|school|laborator|\blabs?\b|group|cent(?:er|re)|chair|équipe|école|unit/iu;

/** "Polytechnic of the Upper Coast" and "Polytechnic of the Lower Coast". */
function haveOneOther(one: string, other: string): boolean {
  if (PART.test(one) || PART.test(other)) return false;
  const [few = [], many = []] = [one, other].map((text) => plainWords(text)).sort((a, b) => a.length - b.length);
  return few.length === many.length && wordReplaced(many, few) !== undefined;
}

function haveInCommon(one: string, other: string): boolean {
  const words = (text: string) =>
    nameWords(text.replaceAll(',', ' ')).filter((word) => !COMMON.has(word) && codeOfCountry(word) === undefined);
  const [few, many] = [words(one), new Set(words(other))];
  if (few.length === 0 || many.size === 0 || few.some((word) => many.has(word))) return true;
  // "MIT" and "Massachusetts Institute of Technology".
  const initials = (text: string) =>
    nameWords(text.replaceAll(',', ' '))
      .map((word) => word[0])
      .join('');
  return few.some((word) => initials(other).includes(word)) || [...many].some((word) => initials(one).includes(word));
}
