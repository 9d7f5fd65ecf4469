import { isRecord } from '../../content/fields';
import { turnedName } from '../../content/people/name-forms';
import { withoutDegrees, withoutTitles } from '../../content/people/titles';
import { isCountryName } from '../../content/validate/country-names';
import type { WrittenText } from './every-text';
import { type Flaw, quote } from './flaw';

const CAPITALS = /(?<![\p{L}.'’-])\p{Lu}{4,}(?:[-'’]\p{Lu}{2,})*(?![\p{L}.])/u;
const MANY_CAPITALS = /\p{Lu}{3,}(?:[-'’]\p{Lu}{2,})*/gu;

/** Those who took part in a study, called by its name: "for the ABCD Investigators". */
const GROUP =
  /^(?:on behalf of|for|pour|au nom d[eu]s?) (?:the )?|(?<!\p{L})(?:groups?|investigators|consortium|collaborat\p{L}+|network|study team|registry|groupe \p{L}+)$/iu;

/** A given name with the family name right behind it, and nothing else: "JeanDupont". */
const GLUED =
  /^(?!(?:Mac|Fitz|Van|Vander|Del|Della|Des|San|Saint|Ter|Ten|Von)\p{Lu})\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u;
/** The same with a space between the two names. */
export const unglued = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/u, ' ');

/** A way in which a name may be written unlike the others. */
export interface NameForm {
  /** The oddity, if most names of the same kind of field are otherwise. */
  readonly is: (name: string, written: WrittenText) => boolean;
  readonly flaw: (name: string) => Omit<Flaw, 'start' | 'end'>;
  /** The most of them that are slips: more are a custom. */
  readonly most?: number;
  /** A form that stands in two files is meant so: a slip stands in one place. */
  readonly isMeantIfTwice?: true;
  /** Only a word that others have as a part of their name is known to be a part alone. */
  readonly onlyOfOthers?: true;
  /** Alone in its cell it may be a handle, by which programmers are known; half of it has to be a name of somebody else's. */
  readonly mayBeHandle?: true;
}

/** A whole name, and the same again: "Li Li" is one. */
const DOUBLED = /^(\p{L}[\p{L}'’.-]* .+?),? \1$/u;
/** "Heba SorourHossam Rizk": a family name with the next given name behind it, neither the first word nor the last. */
const GLUED_WITHIN =
  /^(\p{Lu}\S* (?!(?:Mac|Abdel|Abdul|Abou|Nour|Seif|Fitz|Della?|Vander)\p{Lu})\p{Lu}\p{Ll}{3,})(\p{Lu}(?!ddine|llah|ahman)\p{Ll}{3,} \p{Lu}\S*)$/u;

/** A title is said once: "Prof. Prof."; "J. J." and "Min Min" are names. */
const TITLE_TWICE = /^((?:Prof(?:essor)?|Dr|Doctor|Mrs?|Ms|Mme|Mlle|Pr|Eng|Ing)\b\.?)\s+\1(?=\s)/u;
/** A family name with initials behind it, as references have them: "Drummond D". "Karthik Raman K." may be right as it is, and "O" is a family name. */
const INITIALS_LAST =
  /^(?!\S+ \S+ \p{Lu}\.?$)(\p{Lu}[\p{Ll}'’-]{2,}(?:[- ]\p{Lu}[\p{Ll}'’-]{2,})?) ((?:\p{Lu}(?:\.[- ]?|[- ](?!$)|$)){1,3}|(?!NG$)[B-DF-HJ-NP-TV-XZ]{2,3})(?<! [EOU])$/u;

/** "Zielin´ska": the accent of the letter before it. */
const ACCENT_ALONE = /(\p{L})([´¨˜¸])/u;
const ACCENTS: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308', '˜': '\u0303', '¸': '\u0327' };
const onLetter = (_: string, letter: string, accent: string) => `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC');

/** A given name of at least four letters, in small letters, before words that are not. */
const BEGINS_SMALL =
  /^(?=\p{Ll}{4})(?!(?:abd|abou|abu|auf|bint|dall[ao]|dalle|degli|dela|della|delle|dell|dello|dell[’']|thor|umm|van|vande[nr]?|vander|vom|zum|zur|ould|mint|ter|ten|saint|santa)(?!\p{L}))\p{Ll}{4,}(?:[ -]\p{L}[\p{L}'’-]*)*[ -]\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

const SMALL_WORD = /^\p{Ll}{4,}(?:[ -]\p{Ll}+)*$/u;
const areSmall = (names: unknown) =>
  Array.isArray(names) && names.length > 1 && names.every((name) => typeof name === 'string' && SMALL_WORD.test(name));

/** Forms that are a custom where most names have them, and a slip where few do. */
export const NAME_FORMS: readonly NameForm[] = [
  {
    // The words behind the comma of "Adama Keita, FESC" are no given name.
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
    mayBeHandle: true,
    flaw: (name) => ({
      message: `${quote(name)} is two names without a space between them.`,
      hint: `Write ${quote(unglued(name))}.`,
      mend: unglued(name),
    }),
  },
  {
    // Some people have one name, as Suharto; what others have as given or family name is a part of one.
    is: (name) => /^\p{Script=Latin}[\p{Script=Latin}'’]+$/u.test(name) && !isCountryName(name),
    most: 1,
    isMeantIfTwice: true,
    onlyOfOthers: true,
    flaw: (name) => ({
      message: `${quote(name)} is one word, and everybody else has a given and a family name.`,
      hint: 'Write the name in full. If it is, accept this warning.',
    }),
  },
  {
    is: (name) => DOUBLED.test(name),
    flaw: (name) => ({
      message: `${quote(name)} is one name twice.`,
      hint: `Write ${quote(name.replace(DOUBLED, '$1'))}.`,
      mend: name.replace(DOUBLED, '$1'),
    }),
  },
  {
    is: (name) => GLUED_WITHIN.test(name),
    flaw: (name) => ({
      message: `${quote(name)} is two people without anything between them.`,
      hint: `Write ${quote(name.replace(GLUED_WITHIN, '$1; $2'))}.`,
      mend: name.replace(GLUED_WITHIN, '$1; $2'),
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
    // Two words of small letters in one list of authors are keywords; one alone may be how somebody wants to be called.
    is: (name, { field, entry }) =>
      field === 'authors' && SMALL_WORD.test(name) && isRecord(entry.value) && areSmall(entry.value.authors),
    flaw: (name) => ({
      message: `${quote(name)} is a word, and no name of an author.`,
      hint: 'Look whether two cells are exchanged: keywords may stand here.',
    }),
  },
  {
    // "de Ridder" and "al-Khatib" begin small, and so do names that are written small as a whole.
    is: (name) => BEGINS_SMALL.test(name),
    flaw: (name) => ({
      message: `${quote(name)} begins with a small letter.`,
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

/** A name that is all in capitals has short words in capitals, too; in another, two letters are initials. */
const calmed = (name: string) =>
  name.replace(/\p{Ll}/u.test(name) ? MANY_CAPITALS : /\p{Lu}{2,}/gu, (word) =>
    word.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()),
  );

const raised = (name: string) => name.replace(/(?<=^|[\s'’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
