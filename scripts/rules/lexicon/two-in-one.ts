import type { Usage } from './usage-of-names';

const PARTICLE =
  '(?:[Bb]en|[Bb]int|[Ii]bn|[EeAa]l|[Dd]e la|[Dd]e|[Dd]a|[Dd]i|[Dd]el|[Vv]an de[nr]?|[Vv]an|[Vv]on|[Oo]uld|[Bb]ou)';
const WORD = `(?!${PARTICLE} )\\p{Lu}[\\p{L}'’-]+`;
const NAME = `${WORD} (?:${PARTICLE} )?${WORD}`;

/** Two people of a given and a family name, one of which has a particle: "Amira Hamdi Oussama Ben Hassine". */
const PARTICLED = new RegExp(`^(?=.* ${PARTICLE} )(${NAME}) (${NAME})$`, 'u');

/** Two people without one: "Amira Hamdi Oussama Trabelsi". */
const FOUR_WORDS = /^(?:\p{Lu}[\p{L}'’-]+ ?){4}$/u;

/** Words that join what stands before and behind them to one name: "M'hamed Ould El Hadj", "Fatimetou Mint Ely Salem". */
const JOINING = /^(?:ould|wuld|mint|bint|bent|ben|bin|ibn|ag|a[iï]t|el|al)$/iu;
/** Of those, what is a given name as well. */
const GIVEN_TOO = /^(?:ben|al)$/iu;

/**
 * The two people that a name looks like, with what belongs between them; nothing where it may be one. "Leila Omar Ahmed Ben Salah"
 * is one unless its second half begins with what others have as given name, and nobody as family name, or each half is somebody.
 */
export function twoInOne(name: string, usage: () => Usage): string | undefined {
  const [, one, two] = PARTICLED.exec(name) ?? [];
  if (one !== undefined && two !== undefined) {
    const { given, family, sources } = usage();
    const [first, second] = [firstWord(one), firstWord(two)];
    const areGiven = given.has(first) && given.has(second) && !family.has(second);
    return areGiven || (sources.has(one) && sources.has(two)) ? `${one}; ${two}` : undefined;
  }
  return twoOfTwoWords(name, usage);
}

const firstWord = (name: string) => name.split(' ')[0] ?? '';

function twoOfTwoWords(name: string, usage: () => Usage): string | undefined {
  const [first = '', second = '', third = '', fourth = '', more] = name.split(' ');
  if (fourth === '' || more !== undefined || first === third || !FOUR_WORDS.test(name)) return undefined;
  if (JOINING.test(second) || (JOINING.test(third) && !GIVEN_TOO.test(third))) return undefined;
  const { given, family, sources } = usage();
  const areGiven = given.has(first) && given.has(third) && !given.has(second) && !family.has(third);
  const halves = [`${first} ${second}`, `${third} ${fourth}`];
  return areGiven || halves.some((half) => sources.has(half)) ? halves.join('; ') : undefined;
}
