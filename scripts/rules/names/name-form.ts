import { grouped } from '../../../shared/format/grouped';
import { CONTRIBUTION_TABLES, type CollectionName } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { turnedName } from '../../content/people/name-forms';
import { nameWords } from '../../content/people/name-words';
import { withoutDegrees, withoutTitles } from '../../content/people/titles';
import { plainWords } from '../../content/plain-words';
import { isCountryName } from '../../content/validate/country-names';
import { defineRule, type Found, flawFound, foundAs, over, say } from '../kit';
import { ANY_LETTER, everyText, isName, type WrittenText } from '../lexicon/every-text';
import { type Flaw, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** How names are written: in which tables, and which words are given and family names. */
interface Usage {
  /** The tables with a name, by the name without titles. */
  readonly sources: ReadonlyMap<string, ReadonlySet<WrittenText['source']>>;
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** Returns a function that collects the usage of names at first use: most names need none. */
function usageOf(names: readonly WrittenText[]): () => Usage {
  let known: Usage | undefined;
  return () => {
    known ??= gathered(names);
    return known;
  };
}

function gathered(names: readonly WrittenText[]): Usage {
  const places = grouped(names, ({ text }) => withoutTitles(text));
  const sources = new Map([...places].map(([name, all]) => [name, new Set(all.map(({ source }) => source))]));
  const full = names
    .map(({ text }) => text.split(' '))
    .filter((words) => words.length > 1 && (words.at(-1)?.length ?? 0) > 2);
  const given = new Set(full.map((words) => words[0] ?? ''));
  return { sources, given, family: new Set(full.map((words) => words.at(-1) ?? '')) };
}

/** Returns whether the first word is a given name of others and not a family name: "Paolo B." is in the right order. */
function isGivenFirst(name: string, { given, family }: Usage): boolean {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && given.has(first) && !family.has(first);
}

const PARTICLE =
  '(?:[Bb]en|[Bb]int|[Ii]bn|[EeAa]l|[Dd]e la|[Dd]e|[Dd]a|[Dd]i|[Dd]el|[Vv]an de[nr]?|[Vv]an|[Vv]on|[Oo]uld|[Bb]ou)';
const WORD = `(?!${PARTICLE} )\\p{Lu}[\\p{L}'’-]+`;
const NAME = `${WORD} (?:${PARTICLE} )?${WORD}`;

/** Two full names, one of them with a particle: "Amira Hamdi Oussama Ben Hassine". */
const PARTICLED = new RegExp(`^(?=.* ${PARTICLE} )(${NAME}) (${NAME})$`, 'u');

/** Two full names without a particle: "Amira Hamdi Oussama Trabelsi". */
const FOUR_WORDS = /^(?:\p{Lu}[\p{L}'’-]+ ?){4}$/u;

/** Words within a single name: "M'hamed Ould El Hadj", "Fatimetou Mint Ely Salem". */
const JOINING = /^(?:ould|wuld|mint|bint|bent|ben|bin|ibn|ag|a[iï]t|el|al)$/iu;
/** Words within a name that are given names, too. */
const GIVEN_TOO = /^(?:ben|al)$/iu;

/**
 * Separates a name that looks like two people. "Leila Omar Ahmed Ben Salah" is one person, unless both halves are known or begin with
 * given names.
 */
function twoInOne(name: string, usage: () => Usage): string | undefined {
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

const CAPITALS = /(?<![\p{L}.'’-])\p{Lu}{4,}(?:[-'’]\p{Lu}{2,})*(?![\p{L}.])/u;
const MANY_CAPITALS = /\p{Lu}{3,}(?:[-'’]\p{Lu}{2,})*/gu;

/** Groups of authors: "for the ABCD Investigators". */
const GROUP =
  /^(?:on behalf of|for|pour|au nom d[eu]s?) (?:the )?|(?<!\p{L})(?:groups?|investigators|consortium|collaborat\p{L}+|network|study team|registry|groupe \p{L}+)$/iu;

/** A given and a family name without a space: "JeanDupont". */
const GLUED =
  /^(?!(?:Mac|Fitz|Van|Vander|Del|Della|Des|San|Saint|Ter|Ten|Von)\p{Lu})\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;
/** Adds a space between the two names. */
const unglued = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/u, ' ');

/** A way to write a name that is wrong if most names are written otherwise. */
interface NameForm {
  /** Whether a name has the form. */
  readonly is: (name: string, written: WrittenText) => boolean;
  readonly flaw: (name: string) => Omit<Flaw, 'start' | 'end'>;
  /** The most names with the form that are mistakes; more are a convention. */
  readonly most?: number;
  /** Set if a name that has the form in two files is meant so. */
  readonly isMeantIfTwice?: true;
  /** Set if the name must be a part of another name. */
  readonly onlyOfOthers?: true;
  /** Set if a name alone in its cell may be a handle, unless half of it is a name of somebody else. */
  readonly mayBeHandle?: true;
}

/** A whole name twice; "Li Li" is a name. */
const DOUBLED = /^(\p{L}[\p{L}'’.-]* .+?),? \1$/u;
/** "Heba SorourHossam Rizk": a family name with the next given name, without a space. */
const GLUED_WITHIN =
  /^(\p{Lu}\S* (?!(?:Mac|Abdel|Abdul|Abou|Nour|Seif|Fitz|Della?|Vander)\p{Lu})\p{Lu}\p{Ll}{3,})(\p{Lu}(?!ddine|llah|ahman)\p{Ll}{3,} \p{Lu}\S*)$/u;

/** A title twice: "Prof. Prof."; "J. J." and "Min Min" are names. */
const TITLE_TWICE = /^((?:Prof(?:essor)?|Dr|Doctor|Mrs?|Ms|Mme|Mlle|Pr|Eng|Ing)\b\.?)\s+\1(?=\s)/u;
/** A family name with initials after it, as in references: "Drummond D". "Karthik Raman K." may be right, and "O" is a family name. */
const INITIALS_LAST =
  /^(?!\S+ \S+ \p{Lu}\.?$)(\p{Lu}[\p{Ll}'’-]{2,}(?:[- ]\p{Lu}[\p{Ll}'’-]{2,})?) ((?:\p{Lu}(?:\.[- ]?|[- ](?!$)|$)){1,3}|(?!NG$)[B-DF-HJ-NP-TV-XZ]{2,3})(?<! [EOU])$/u;

/** "Zielin´ska": an accent after its letter. */
const ACCENT_ALONE = /(\p{L})([´¨˜¸])/u;
const ACCENTS: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308', '˜': '\u0303', '¸': '\u0327' };
const onLetter = (_: string, letter: string, accent: string) => `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC');

/** A given name of four or more letters in lower case, before capitalised words. */
const BEGINS_SMALL =
  /^(?=\p{Ll}{4})(?!(?:abd|abou|abu|auf|bint|dall[ao]|dalle|degli|dela|della|delle|dell|dello|dell[’']|thor|umm|van|vande[nr]?|vander|vom|zum|zur|ould|mint|ter|ten|saint|santa)(?!\p{L}))\p{Ll}{4,}(?:[ -]\p{L}[\p{L}'’-]*)*[ -]\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

const SMALL_WORD = /^\p{Ll}{4,}(?:[ -]\p{Ll}+)*$/u;
const areSmall = (names: unknown) =>
  Array.isArray(names) && names.length > 1 && names.every((name) => typeof name === 'string' && SMALL_WORD.test(name));

/** Makes a form of names that an expression finds, with the name as it should be written. */
const written = (form: RegExp, what: string, corrected: (name: string) => string): NameForm => ({
  is: (name) => form.test(name),
  flaw: (name) => ({
    message: `${quote(name)} ${what}.`,
    hint: `Write ${quote(corrected(name))}.`,
    replacement: corrected(name),
  }),
});

const raised = (name: string) => name.replace(/(?<=^|[\s'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Forms that are a convention if most names have them, and a mistake if few do. */
const NAME_FORMS: readonly NameForm[] = [
  {
    // "FESC" in "Adama Keita, FESC" is not a given name.
    is: (name) => /[,،]/.test(name) && /[,،]/.test(withoutDegrees(name)) && turnedName(name) !== undefined,
    flaw: (name) => ({
      message: `${quote(name)} has the family name first.`,
      hint: `Write ${quote(turnedName(name) ?? name)}, as the other names are written.`,
      replacement: turnedName(name),
    }),
  },
  // "McDonald" and "DeLuca" are family names; of two names in full, the space between them is lost.
  {
    ...written(GLUED, 'is two names without a space between them', unglued),
    mayBeHandle: true,
  },
  {
    // Some people have one name, such as Suharto; a word of another name is a part of one.
    is: (name) => /^\p{Script=Latin}[\p{Script=Latin}'’]+$/u.test(name) && !isCountryName(name),
    most: 1,
    isMeantIfTwice: true,
    onlyOfOthers: true,
    flaw: (name) => ({
      message: `${quote(name)} is one word; the other names have a given and a family name.`,
      hint: 'Write the name in full. If it is, accept this warning.',
    }),
  },
  written(DOUBLED, 'is one name twice', (name) => name.replace(DOUBLED, '$1')),
  written(GLUED_WITHIN, 'is two people without a semicolon between them', (name) =>
    name.replace(GLUED_WITHIN, '$1; $2'),
  ),
  written(TITLE_TWICE, 'has the same title twice', (name) => name.replace(TITLE_TWICE, '$1')),
  written(ACCENT_ALONE, 'has an accent next to its letter', (name) => name.replace(ACCENT_ALONE, onLetter)),
  {
    is: (name) => INITIALS_LAST.test(name),
    isMeantIfTwice: true,
    flaw: (name) => ({
      message: `${quote(name)} has the family name first, followed by initials.`,
      hint: 'Write the given name in full before it, as the other names are written.',
    }),
  },
  {
    is: (name) => CAPITALS.test(name) && CAPITALS.test(withoutTitles(name)) && !GROUP.test(name),
    flaw: (name) => ({
      message: `${quote(name)} has words in capitals.`,
      hint: `Write ${quote(calmed(name))}: screen readers may spell words in capitals.`,
      replacement: calmed(name),
    }),
  },
  // Georgian names have no capitals.
  written(/^(?!\p{Script=Geor})\p{Ll}[\p{L}'’-]*(?:\s+\p{Ll}[\p{L}'’-]*)+$/u, 'is written in small letters', raised),
  {
    // Two lower-case words in one list of authors are keywords; a single one may be a name.
    is: (name, { field, entry }) =>
      field === 'authors' && SMALL_WORD.test(name) && isRecord(entry.value) && areSmall(entry.value.authors),
    flaw: (name) => ({
      message: `${quote(name)} is a word, not the name of an author.`,
      hint: 'Check whether two cells are exchanged: these may be keywords.',
    }),
  },
  // "de Ridder" and "al-Khatib" begin small, and so do names that are written small as a whole.
  written(BEGINS_SMALL, 'begins with a small letter', raised),
  {
    // Chairs and speakers may have a title; authors and editors have none.
    is: (name, { field }) => (field === 'authors' || field === 'editors') && withoutTitles(name) !== name,
    flaw: (name) => ({
      message: `${quote(name)} has a title among names that have none.`,
      hint: `Write ${quote(withoutTitles(name))}: the same person is then found everywhere.`,
      replacement: withoutTitles(name),
    }),
  },
];

/** Lowers capitals. In a name of capitals alone, short words too; in others, two capitals are initials. */
const calmed = (name: string) =>
  name.replace(/\p{Ll}/u.test(name) ? MANY_CAPITALS : /\p{Lu}{2,}/gu, (word) =>
    word.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()),
  );

/** Finds family names that are not a part of the name. */
const familyOfName = over(['people'], ({ people }) =>
  people.flatMap(({ value: { name, familyName }, at }): Found => {
    const words = nameWords(name);
    if (familyName === undefined || plainWords(familyName).every((word) => words.includes(word))) return [];
    return foundAs('name-form', at('familyName'), say`"${familyName}" is not a part of the name "${name}".`, {
      hint: 'Correct one of the two: indexes and citations use the family name.',
      related: [{ ...at('name'), message: 'The name is here.' }],
    });
  }),
);

/** The largest share of names with a form that is not a convention. */
const CONVENTION = 0.2;
const FEWEST = 3;
/** The fewest names that show that names have more than one word. */
const ENOUGH = 20;

/** Finds names that are written unlike the others: order, case, titles. */
const nameForm = over([], (_records, site) => {
  const names = everyText(site, ANY_LETTER, isName);
  const usage = usageOf(names);
  const reported = new Set<WrittenText>();
  const report = (written: WrittenText, flaw: ReturnType<NameForm['flaw']>) => {
    reported.add(written);
    return flawFound(written, { start: 0, end: written.text.length, ...flaw });
  };
  // The rule similar-names reports names that are written otherwise elsewhere.
  let spellings: ReadonlyMap<string, readonly WrittenText[]> | undefined;
  const isReported = ({ text }: WrittenText) => {
    spellings ??= grouped(names, (each) => site.people.identityOf(each.text));
    return spellings.get(site.people.identityOf(text))?.some((other) => plain(other.text) !== plain(text)) ?? false;
  };
  const together = names.flatMap((written) => {
    const right = twoInOne(written.text, usage);
    if (right === undefined) return [];
    const message = `${quote(written.text)} looks like two people without a semicolon between them.`;
    const hint = `Write ${quote(right)}. If it is one name, accept this warning.`;
    return [report(written, { message, hint, replacement: right })];
  });
  const odd = NAME_FORMS.flatMap(({ is, flaw, most = FEWEST, isMeantIfTwice, onlyOfOthers, mayBeHandle }) => {
    const found = names.filter(
      (written) =>
        !reported.has(written) &&
        is(written.text, written) &&
        !isReported(written) &&
        !(mayBeHandle && isHandle(written, usage)),
    );
    // A form in several records is a convention, however many other names there are.
    if (isMeantIfTwice && new Set(found.map(({ entry }) => entry)).size > FEWEST) return [];
    if (found.length > most && (most < FEWEST || found.length > CONVENTION * names.length)) return [];
    if (most < FEWEST && names.length < ENOUGH) return [];
    return found
      .filter((written) => !(isMeantIfTwice && isMeantSo(written, usage())))
      .filter(({ text }) => !onlyOfOthers || usage().given.has(text) || usage().family.has(text))
      .map((written) => report(written, flaw(written.text)));
  });
  return [...together, ...odd];
});

/** Returns whether a name is written so in another table, too, or is in the usual order. */
const isMeantSo = ({ text, source }: WrittenText, usage: Usage): boolean =>
  [...(usage.sources.get(plain(text)) ?? [])].some((other) => other !== source) || isGivenFirst(text, usage);

/** Returns whether a name may be a handle: alone in its cell, with words that no other name has. */
function isHandle(written: WrittenText, usage: () => Usage): boolean {
  if (!isAlone(written)) return false;
  const [given = '', family = ''] = unglued(written.text).split(' ');
  return !(usage().given.has(given) || usage().family.has(family));
}

/** Collections of contributors; committees name their members in full. */
const CONTRIBUTING: ReadonlySet<CollectionName> = new Set([...CONTRIBUTION_TABLES, 'speakers', 'sessions']);

/** Returns whether a contributor's name is the only one of its cell. */
function isAlone({ collection, entry, path: [field = ''] }: WrittenText): boolean {
  const cell = isRecord(entry.value) ? entry.value[field] : undefined;
  return CONTRIBUTING.has(collection) && (!Array.isArray(cell) || cell.length === 1);
}

/** Names with and without a title are the same name. */
const plain = withoutTitles;

export const rule = defineRule({
  code: 'name-form',
  reason: reasons.nameBecomesPerson,
  yieldsTo: { cell: ['similar-names', 'name-form'] },
  finders: [nameForm, familyOfName],
});
