import { invertedName } from '../../../shared/model/person-name';
import { isFamilyNameFirst } from '../../content/people/east-asian';
import { nameWords } from '../../content/people/name-words';
import { isParticle, readName } from '../../content/people/read-name';
import { defineRule, flawFound, over, say } from '../kit';
import { ANY_LETTER, everyText, isName } from '../lexicon/every-text';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Fields whose names are in citations. */
const CITED: ReadonlySet<string> = new Set(['authors', 'editors']);

/** Tells whether a name has its family name first, or a small word that is no known particle. */
function isDoubtful(name: string): boolean {
  if (/[,،，]/.test(name)) return false;
  const read = readName(name);
  if ('literal' in read || !/^\p{Lu}/u.test(name)) return false;
  if (isFamilyNameFirst(nameWords(name))) return !name.startsWith(read.family);
  return (read.given ?? '').split(' ').some((word) => /^\p{Ll}+$/u.test(word) && !isParticle(word));
}

/** Finds authors whose family name is doubtful, unless people.csv has it. */
const doubtfulName = over(['people'], ({ people }, site) => {
  const identityOf = (name: string) => site.people.identityOf(name);
  const known = new Set(people.flatMap(({ value }) => (value.familyName ? identityOf(value.name) : [])));
  return everyText(site, ANY_LETTER, isName).flatMap((written) => {
    const { text, field } = written;
    if (!(CITED.has(field) && isDoubtful(text)) || known.has(identityOf(text))) return [];
    known.add(identityOf(text));
    return flawFound(written, {
      start: 0,
      end: text.length,
      message: say`${quote(text)} is cited as ${quote(invertedName(readName(text)))}.`,
      hint: 'If this is wrong, write the family name into the column familyName of people.csv.',
    });
  });
});

export const rule = defineRule({
  code: 'doubtful-name',
  reason: reasons.nameBecomesPerson,
  yieldsTo: { cell: ['more-than-a-name', 'name-form', 'several-names-in-cell', 'similar-names'] },
  finders: [doubtfulName],
});
