import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { turnedName } from '../../people/name-forms';
import { withoutDegrees, withoutTitles } from '../../people/titles';
import type { WrittenText } from '../../texts/every-text';
import { ANY_LETTER, everyText, isName } from '../../texts/every-text';
import { type Flaw, flawReport, quote } from '../../texts/text-check';
import { isCountryName } from '../../validate/country-names';

const CAPITALS = /(?<![\p{L}.'’-])\p{Lu}{4,}(?:[-'’]\p{Lu}{2,})*(?![\p{L}.])/u;
const MANY_CAPITALS = /\p{Lu}{3,}(?:[-'’]\p{Lu}{2,})*/gu;

/** Those who took part in a study, called by its name: "for the ABCD Investigators". */
const GROUP =
  /^(?:on behalf of|for|pour|au nom d[eu]s?) (?:the )?|(?<!\p{L})(?:groups?|investigators|consortium|collaborat\p{L}+|network|study team|registry|groupe \p{L}+)$/iu;

/** A given name with the family name right behind it, and nothing else: "JeanDupont". */
const GLUED =
  /^(?!(?:Mac|Fitz|Van|Vander|Del|Della|Des|San|Saint|Ter|Ten|Von)\p{Lu})\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;
const unglued = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/u, ' ');

interface Form {
  /** What is odd about it, if most names of the same kind of field are otherwise. */
  readonly is: (name: string, written: WrittenText) => boolean;
  readonly flaw: (name: string) => Omit<Flaw, 'start' | 'end'>;
  /** More of them are a custom, where fewer than usual are. */
  readonly most?: number;
  /** Whoever is written so in two files is meant so: a slip stands in one place. */
  readonly isMeantIfTwice?: true;
}

/** A title is said once: "Prof. Prof."; "J. J." and "Min Min" are names. */
const TITLE_TWICE = /^((?:Prof(?:essor)?|Dr|Doctor|Mrs?|Ms|Mme|Mlle|Pr|Eng|Ing)\b\.?)\s+\1(?=\s)/u;
/** A family name with initials behind it, as references have them: "Drummond D". "Karthik Raman K." may be right as it is. */
const INITIALS_LAST =
  /^(?!\S+ \S+ \p{Lu}\.?$)(\p{Lu}[\p{Ll}'’-]{2,}(?:[- ]\p{Lu}[\p{Ll}'’-]{2,})?) ((?:\p{Lu}(?:\.[- ]?|[- ](?!$)|$)){1,3}|(?!NG$)[B-DF-HJ-NP-TV-XZ]{2,3})$/u;

/** "Zielin´ska": the accent of the letter before it. */
const ACCENT_ALONE = /(\p{L})([´¨˜¸])/u;
const ACCENTS: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308', '˜': '\u0303', '¸': '\u0327' };
const onLetter = (_: string, letter: string, accent: string) => `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC');

/** Forms that are a custom where most names have them, and a slip where few do. */
const FORMS: readonly Form[] = [
  {
    // What stands behind the comma of "Adama Keita, FESC" is no given name.
    is: (name) => /[,،]/.test(name) && /[,،]/.test(withoutDegrees(name)) && turnedName(name) !== undefined,
    flaw: (name) => ({
      message: `${quote(name)} has the family name first.`,
      hint: `Write ${quote(turnedName(name) ?? name)}, as the other names are written.`,
      mend: turnedName(name),
    }),
  },
  {
    // "McDonald" and "DeLuca" are family names; of two names in full, the space between them is lost.
    is: (name) => GLUED.test(name),
    flaw: (name) => ({
      message: `${quote(name)} is two names without a space between them.`,
      hint: `Write ${quote(unglued(name))}.`,
      mend: unglued(name),
    }),
  },
  {
    // Some people have one name; where nobody else has, a part of it is lost.
    is: (name) => /^\p{Script=Latin}[\p{Script=Latin}'’]+$/u.test(name) && !isCountryName(name),
    most: 1,
    isMeantIfTwice: true,
    flaw: (name) => ({
      message: `${quote(name)} is one word, and everybody else has a given and a family name.`,
      hint: 'Write the name in full. If it is, accept this warning.',
    }),
  },
  {
    is: (name) => TITLE_TWICE.test(name),
    flaw: (name) => ({
      message: `${quote(name)} has the same title twice.`,
      hint: `Write ${quote(name.replace(TITLE_TWICE, '$1'))}.`,
      mend: name.replace(TITLE_TWICE, '$1'),
    }),
  },
  {
    is: (name) => ACCENT_ALONE.test(name),
    flaw: (name) => ({
      message: `${quote(name)} has an accent beside its letter.`,
      hint: `Write ${quote(name.replace(ACCENT_ALONE, onLetter))}: a PDF takes letters apart.`,
      mend: name.replace(ACCENT_ALONE, onLetter),
    }),
  },
  {
    is: (name) => INITIALS_LAST.test(name),
    isMeantIfTwice: true,
    flaw: (name) => ({
      message: `${quote(name)} has the family name first, and initials alone behind it.`,
      hint: 'Write the given name in full before it, as the other names are written.',
    }),
  },
  {
    is: (name) => CAPITALS.test(name) && CAPITALS.test(withoutTitles(name)) && !GROUP.test(name),
    flaw: (name) => ({
      message: `${quote(name)} has words in capitals.`,
      hint: `Write ${quote(calmed(name))}: screen readers may spell words in capitals.`,
      mend: calmed(name),
    }),
  },
  {
    is: (name) => /^\p{Ll}[\p{L}'’-]*(?:\s+\p{Ll}[\p{L}'’-]*)+$/u.test(name),
    flaw: (name) => ({
      message: `${quote(name)} is written in small letters.`,
      hint: `Write ${quote(raised(name))}.`,
      mend: raised(name),
    }),
  },
  {
    // Chairs and speakers may have their title; authors of papers and editors of proceedings have none.
    is: (name, { field }) => (field === 'authors' || field === 'editors') && withoutTitles(name) !== name,
    flaw: (name) => ({
      message: `${quote(name)} has a title among names that have none.`,
      hint: `Write ${quote(withoutTitles(name))}: the same person is then found everywhere.`,
      mend: withoutTitles(name),
    }),
  },
];

/** A form that a larger part of the names has is a custom. */
const CUSTOM = 0.2;
const FEWEST = 3;
/** So many names show that nobody has one word alone. */
const ENOUGH = 20;

/** Names are written in one form: given name first, in small letters with capitals, authors without titles. */
export const nameForm = defineCheck([], (_records, site) => {
  const names = everyText(site, ANY_LETTER, isName);
  const told = new Set<WrittenText>();
  // Of somebody who is written otherwise elsewhere, similar-names tells.
  let spellings: ReadonlyMap<string, readonly WrittenText[]> | undefined;
  const isTold = ({ text }: WrittenText) => {
    spellings ??= grouped(names, (each) => site.people.identityOf(each.text));
    return spellings.get(site.people.identityOf(text))?.some((other) => plain(other.text) !== plain(text)) ?? false;
  };
  let usage: Usage | undefined;
  const isMeantSo = ({ text, source }: WrittenText) => {
    usage ??= usageOf(names);
    return [...(usage.sources.get(plain(text)) ?? [])].some((other) => other !== source) || isGivenFirst(text, usage);
  };
  return FORMS.flatMap(({ is, flaw, most = FEWEST, isMeantIfTwice }) => {
    const odd = names.filter((written) => !told.has(written) && is(written.text, written) && !isTold(written));
    // Who writes so in many records, one beside the other, has a custom, however many the other names are.
    if (isMeantIfTwice && new Set(odd.map(({ entry }) => entry)).size > FEWEST) return [];
    if (odd.length > most && (most < FEWEST || odd.length > CUSTOM * names.length)) return [];
    if (most < FEWEST && names.length < ENOUGH) return [];
    return odd
      .filter((written) => !(isMeantIfTwice && isMeantSo(written)))
      .map((written) => {
        told.add(written);
        return flawReport('name-form', written, { start: 0, end: written.text.length, ...flaw(written.text) });
      });
  });
});

/** Where each name stands, and which words are given and family names of those written in full. */
interface Usage {
  readonly sources: ReadonlyMap<string, ReadonlySet<WrittenText['source']>>;
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

function usageOf(names: readonly WrittenText[]): Usage {
  const sources = new Map(
    [...grouped(names, ({ text }) => plain(text))].map(([name, all]) => [
      name,
      new Set(all.map((each) => each.source)),
    ]),
  );
  const full = names.map(({ text }) => text.split(' ')).filter((words) => (words.at(-1)?.length ?? 0) > 2);
  const given = new Set(full.map((words) => words[0] ?? ''));
  return { sources, given, family: new Set(full.map((words) => words.at(-1) ?? '')) };
}

/** Whether the first word of a name is the given name of others, and nobody's family name: "Paolo B." is in the right order. */
function isGivenFirst(name: string, { given, family }: Usage): boolean {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && given.has(first) && !family.has(first);
}

/** Who is written with a title here and without it there is written alike. */
const plain = withoutTitles;

/** A name that is all in capitals has short words in capitals, too; in another, two letters are initials. */
const calmed = (name: string) =>
  name.replace(/\p{Ll}/u.test(name) ? MANY_CAPITALS : /\p{Lu}{2,}/gu, (word) =>
    word.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()),
  );

const raised = (name: string) => name.replace(/(?<=^|[\s'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
