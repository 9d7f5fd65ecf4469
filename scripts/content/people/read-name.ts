import type { PersonName } from '../../../shared/model/person-name';
import { isOrganisation, withoutBehalf } from './organisations';
import { withoutTitles } from './titles';

/** What people.csv says of a name. */
interface Declared {
  readonly familyName?: string;
  readonly givenName?: string;
  readonly suffix?: string;
  readonly organisation?: boolean;
}

/** Small words before a family name, in the languages that have them. */
const PARTICLES = new Set(
  "abi abou abu aït ait al at da dal dalla das de degli dei del della den der des di do dos du el la las le los mac o op 's san st 't te ten ter und van vande vander vom von zu zum zur".split(
    ' ',
  ),
);

/**
 * "Son of" and "daughter of": what is between two of them is no family name. In Arabic letters also the other words that
 * begin a family name, of which Latin letters have some: "Abdelkader" is one word.
 */
const PATRONYMICS = new Set(
  'ben bent bin bint binti ibn mint ould wuld ابن بن بنت بو ولد أبو أبي آل أيت عبد'.split(' '),
);

/** Words between two family names of one person: "Ortiz y Vidal", "Prado e Sousa", "Puig i Serra". */
const AND = new Set(['y', 'e', 'i']);

/** Generations that are a part of the family name (Portuguese), and follow another one. */
const GENERATIONS = /^(?:j[uú]nior|filho|neto|sobrinho)$/iu;

const SUFFIX = /^(?:[js]r\.?|esq\.?|II|III|IV)$/iu;

/** Given names with a particle, after the first one: "María del Carmen", "Juan de Dios", "Maria de Lourdes". */
const DEVOTIONS =
  /^(?:del (?:carmen|pilar|rosario|mar|rocío|valle|consuelo)|de (?:jesús|jesus|dios|deus|lourdes|f[aá]tima|la luz|las mercedes|las nieves|los ángeles|los milagros)|do (?:carmo|rosário)|da (?:conceição|luz|graça|glória)|das graças)\s(?=\S)/iu;

/** A frequent Spanish family name; the one after it is that of the mother. */
const SPANISH =
  /^(?:\p{Lu}\p{Ll}+[eé]z|garc[ií]a|ruiz|ortiz|mu[nñ]oz|d[ií]az|moreno|romero|navarro|torres|ramos|castro|vargas|rojas|flores|rivera|aguilar|medina|herrera)$/iu;

/** Vietnamese family names with letters that only Vietnamese has, somewhere in the name, or in three words: the family name is first. */
const VIETNAMESE =
  /^(?:(?=.*[ăđơư\u1ea0-\u1ef9])(?:nguyễn|trần|phạm|lê|hoàng|huỳnh|phan|võ|vũ|đặng|bùi|đỗ|hồ|ngô|dương|lý|đinh|trịnh|trương|mai|cao)\s|(?:bùi|hoàng|huỳnh|ngô|võ|vũ|lý)\s\S+\s\S)/iu;
/** Middle names that show it without such letters. */
const VIETNAMESE_MIDDLE = /^\p{Lu}\S+ (?:văn|van|thị|thi) \S/iu;
const VIETNAMESE_FAMILY = /^(?:nguyen|tran|pham|le|hoang|huynh|phan|vo|vu|dang|bui|do|ho|ngo|duong|ly)\s/iu;

/** A name in Chinese characters or Hangul without a space: its family name is the first sign. Four may be a Japanese name, with two. */
const EAST_ASIAN = /^(?:\p{Script=Han}{2,3}|\p{Script=Hangul}{2,4})$/u;

/** Removes a text in brackets behind a name, which keeps two people of one name apart, or repeats the name in another script. */
function withoutAddition(written: string): string {
  const name = written.trim();
  const start = Math.max(...['(', '[', '{'].map((bracket) => name.lastIndexOf(bracket)));
  return /[)\]}]$/.test(name) && start > 0 ? name.slice(0, start).trim() : name;
}

/**
 * Splits a name into its parts: as people.csv says, else by its form. These are "Given Family", where particles and a second name belong
 * to the family name, "Family, Given", "Family, Suffix, Given" and "Given Family, Suffix". Titles and degrees are no parts.
 */
export function readName(written: string, declared: Declared = {}): PersonName {
  if (declared.organisation) return { literal: written.trim() };
  const { name, group } = withoutBehalf(written);
  if (name === '') return { literal: group ?? written };
  const text = withoutTitles(withoutAddition(name));
  if (declared.familyName === undefined && isOrganisation(text)) return { literal: text };
  const [first = '', ...others] = text.split(/\s*[,،，]\s*/);
  const behind = others.find(isSuffix);
  const given = others.filter((part) => part !== '' && part !== behind).join(', ');
  const { plain, suffix = behind } = withoutSuffix(first);
  const parts = given === '' ? split(plain, declared.familyName) : turned(declared.familyName ?? plain, given);
  return withParticle({ ...parts, ...declaredOf(declared), ...(suffix && { suffix }) });
}

interface Parts {
  readonly family: string;
  readonly given?: string;
}

const declaredOf = ({ givenName, suffix }: Declared) => ({
  ...(givenName && { given: givenName }),
  ...(suffix && { suffix }),
});

const isSuffix = (text: string): boolean => SUFFIX.test(text);

function withoutSuffix(name: string): { readonly plain: string; readonly suffix?: string } {
  const words = wordsOf(name);
  const suffix = words.at(-1) ?? '';
  return words.length > 1 && isSuffix(suffix) ? { plain: words.slice(0, -1).join(' '), suffix } : { plain: name };
}

/** Removes accents. */
const plainLetters = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

const wordsOf = (name: string): string[] => name.trim().split(/\s+/);

/** "Cruz, Juan de la" has the particle behind the given name. */
function turned(family: string, behind: string): Parts {
  const words = wordsOf(behind);
  const isEnd = (index: number) => words.slice(index).every(isSmall);
  const end = words.findIndex((_, index) => index > 0 && isEnd(index));
  if (end === -1) return { family, given: behind };
  return { family: [...words.slice(end), family].join(' '), given: words.slice(0, end).join(' ') };
}

/** Splits a name without a comma. A declared family name that is no part of it is not used. */
function split(name: string, declared: string | undefined): Parts {
  const known = declared === undefined ? undefined : around(name, declared);
  if (known !== undefined) return known;
  if (EAST_ASIAN.test(name)) return { family: name.slice(0, 1), given: name.slice(1) };
  const words = wordsOf(name);
  const isVietnamese =
    VIETNAMESE.test(name.normalize('NFC')) ||
    (VIETNAMESE_FAMILY.test(plainLetters(name)) && VIETNAMESE_MIDDLE.test(name));
  const isTurned = isVietnamese || /^(?:\p{Script=Han}|\p{Script=Hangul})+ /u.test(name);
  const at = isTurned ? 1 : familyStart(words);
  const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const [one, other] = isTurned ? [before, after] : [after, before];
  return { family: one, ...(other && { given: other }) };
}

/** The declared family name may come first, as in Hungary and Viet Nam. */
function around(name: string, family: string): Parts | undefined {
  if (name === family) return { family };
  if (name.endsWith(` ${family}`)) return { family, given: name.slice(0, -family.length).trim() };
  if (name.startsWith(family)) return { family, given: name.slice(family.length).trim() };
  const at = name.indexOf(` ${family} `);
  if (at === -1) return undefined;
  return { family, given: `${name.slice(0, at)} ${name.slice(at + family.length + 2)}` };
}

/** Tells whether a word belongs to the family name after it. */
export const isParticle = (word: string): boolean =>
  PARTICLES.has(word.toLowerCase()) || PATRONYMICS.has(word.toLowerCase());
const isSmall = (word: string): boolean => PARTICLES.has(word);

/** Returns the index of the first word of the family name. */
function familyStart(words: readonly string[]): number {
  const last = words.length - 1;
  let start = last;
  if (last > 1 && GENERATIONS.test(words[last] ?? '')) start--;
  const [one = '', two = ''] = [words[start - 1], words[start]];
  if (start > 2 && AND.has(one)) start -= 2;
  else if (start > 1 && SPANISH.test(one) && SPANISH.test(two)) start--;
  // Everything behind a small particle belongs to the family name, as BibTeX reads it.
  const small = words.findIndex((word, index) => index > 0 && index < start && isSmall(word) && !isGiven(words, index));
  if (small !== -1) return small;
  while (start > 1 && isParticle(words[start - 1] ?? '')) start--;
  return Math.max(start, 0);
}

/** Tells whether a particle begins the end of a given name: "María del Carmen Ruiz", "Abd el Kader Saleh". */
function isGiven(words: readonly string[], index: number): boolean {
  const before = words.slice(0, index);
  if (/^abd[eou]?$/i.test(before.at(-1) ?? '')) return true;
  const text = words.slice(index).join(' ');
  if (DEVOTIONS.test(text)) return true;
  // The second word of "de la Luz".
  return index > 1 && isGiven(words, index - 1) && /^(?:la|las|los)$/i.test(words[index] ?? '');
}

/** Separates the particles at the beginning of a family name, which are written small. */
function withParticle({ family, ...rest }: Parts & { readonly suffix?: string }): PersonName {
  const words = wordsOf(family);
  const end = words.findIndex((word) => !(isParticle(word) && word === word.toLowerCase()));
  if (end < 1) return { family, ...rest };
  return { family: words.slice(end).join(' '), 'non-dropping-particle': words.slice(0, end).join(' '), ...rest };
}
