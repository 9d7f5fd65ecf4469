import { isPaper } from '../../../shared/format/contributions';
import type { Contribution } from '../../../shared/model/content';
import { familyOf } from '../../../shared/model/person-name';
import { readName } from '../../content/people/read-name';
import { plainWords } from '../../content/plain-words';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Finding, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** The most words between a family name and a given name or initial: "A. M. van der Berg". */
const REACH = 4;

/** Finds papers whose title page names other authors, or another order. */
const titlePageAuthors = over(['contributions'], ({ contributions }, { titlePages }) =>
  contributions
    .filter(({ value }) => isPaper(value))
    .flatMap((paper) => {
      const { pdf = '' } = paper.value;
      // A footnote mark may follow without a space: "Jendoubi1".
      const words = plainWords(titlePages.get(pdf) ?? '').map((word) => word.replace(/(?<=\p{L})\d+$/u, ''));
      const problem = words.length === 0 ? undefined : problemOf(paper, words, `public${pdf}`);
      return problem === undefined ? [] : [problem];
    }),
);

function problemOf({ value, at }: Entry<Contribution>, words: readonly string[], file: string): Finding | undefined {
  const { id, people } = value;
  const named = people.map((name, index) => ({ name, index, place: placeOf(name, words) }));
  const absent = named.find(({ place }) => place < 0);
  if (named.every(({ place }) => place < 0)) {
    return found(at('pdf'), say`The title page of ${file} names no author of paper ${id}.`, {
      hint: 'If it is the file of another paper, correct the address; otherwise correct the names.',
    });
  }
  if (absent !== undefined) {
    const message = `The title page of ${file} does not name ${absent.name}, an author of paper ${id}.`;
    return found(at('people', absent.index), message, {
      hint: 'Write the name as the file has it, or ask the authors which of the two is right.',
    });
  }
  const inFile = named.toSorted((one, other) => one.place - other.place);
  if (inFile.every(({ index }, place) => index === place)) return undefined;
  const order = inFile.map(({ name }) => name).join('; ');
  return found(
    at('people'),
    say`The title page of ${file} names the authors of paper ${id} in another order: ${order}.`,
    { hint: 'Write them in the order of the file: papers are cited by it.' },
  );
}

/** Returns the position of a name among words: its family name near a given name or initial; -1 if it is not there. */
function placeOf(name: string, words: readonly string[]): number {
  const family = plainWords(familyOf(readName(name)));
  const given = plainWords(name).filter((word) => !family.includes(word));
  return words.findIndex((_, at) => {
    if (!family.every((word, index) => words[at + index] === word)) return false;
    const end = at + family.length;
    const near = [...words.slice(Math.max(0, at - REACH), at), ...words.slice(end, end + REACH)];
    return given.length === 0 || given.some((word) => near.some((each) => each === word || each === word[0]));
  });
}

export const rule = defineRule({
  code: 'title-page-authors',
  reason: reasons.orderOfCredit,
  finders: [titlePageAuthors],
});
