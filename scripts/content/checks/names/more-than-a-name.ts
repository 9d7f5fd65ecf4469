import { madeOnce } from '../../../../renderer/made-once';
import { isFamilyFirst } from '../../people/family-first';
import { isInstitution } from '../../people/name-forms';
import { affiliationsIn } from '../../people/said-beside';
import { withoutDegrees } from '../../people/titles';
import type { Site } from '../../survey';
import { defineTextCheck, type Flaw, quote } from '../../texts/text-check';
import { citiesIn } from '../../validate/cities';
import { isCountryName } from '../../validate/country-names';

const OTHERS =
  /(?:[;,]?\s*\bet\.? al(?:ii|\.)?|\s*\b(?:and|et) (?:the )?(?:others|al|coll?\.?|autres)|^others?$|^(?:and )?others$|^al\.?$|\s*(?:\.{3}|…)|\s*وآخرون)\.?$/iu;
const MAIL = /\s*[<([]?\s*(?:mailto:)?[^\s@<>()[\]]+@[^\s@<>()[\]]+\s*[>)\]]?/;
const BRACKET = /\s*[([{]([^)\]}]*)[)\]}]?/u;
/** What registers call somebody by, and addresses. */
const IDENTIFIER =
  /^(?:orcid(?: id)?\s?:?\s*)?(?:(?:https?:\/\/|www\.)\S+|\d{4}-?\d{4}-?\d{4}-?\d{3}[\dX]|\+?\d[\d ./-]{6,})$|^orcid$/i;
/** The same behind a name, without brackets. */
const IDENTIFIER_BEHIND = /[\s,]+(?:orcid(?: id)?\s?:?\s*)?(?:(?:https?:\/\/|www\.)\S+|\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i;
/** Signs around a whole name: "'Hakim Ferhat'", "_Hakim Ferhat_". */
const AROUND = /^(?:(['"‘’“”„«»`_~])\1*\s*)([^'"‘’“”„«»`_~]{3,}?)\s*['"‘’“”„«»`_~]+$/u;

/** The function of a person, between brackets behind the name. */
const STATUS =
  /^(?:ph\.?d\.?(?: (?:student|candidate))?|(?:master|doctoral|phd) student|student|postdoc|presenter|presenting author|speaker|corresponding(?: author)?|online|remote|(?:general |programm?e? |local |session |co-?|vice-?)*chair(?:man|woman|person)?|(?:vice-?)?president|secretary|treasurer|moderator|organi[sz]er|keynote(?: speaker)?|(?:co-?|vice-?)?présidente?|secrétaire|trésori(?:er|ère)|modérat(?:eur|rice)|organisat(?:eur|rice)|responsable|doctorante?|étudiante?|oratrice|orateur|intervenante?|en ligne|باحث|رئيس|رئيسة|مقرر|طالب|طالبة)$/iu;
const MARK =
  /(?:[\s,]*(?:[\d¹²³⁰⁴-⁹*†‡§¶#ªº]|\^\{?\d|\$\^))+[\d,\s*†‡§¶ªº}$]*$|^[\d*†‡]+[.)\]:]?\s*(?=\p{L})|^[•●▪‣◦·–—-]\s*(?=\p{L})|(?<=\p{L})[\d¹²³⁰⁴-⁹*†‡§¶ªº^]+(?=\s|$)/u;

/** "Malaga" is Málaga. */
const plainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The words of all affiliations: what stands between brackets behind a name, and is one of them, is where somebody works. */
const affiliationWords = madeOnce(
  (site: Site): ReadonlySet<string> =>
    new Set(affiliationsIn(site).flatMap(({ text }) => (text.match(/\p{Lu}[\p{L}'’-]{3,}/gu) ?? []).map(plainLetters))),
);

function isInAffiliation(site: Site, inside: string): boolean {
  const words = inside.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => affiliationWords(site).has(plainLetters(word)));
}

/** A function in a committee, in place of a name: "Finance Chair". */
const ROLE =
  /^(?:(?:\p{Lu}\p{L}+ (?:(?:and|&|et) \p{L}+ )?)?(?:Co-)?(?:Chair(?:man|woman|person)?|Organi[sz]er|Treasurer|Secretary|Vice-President|President)s?|(?:Vice-)?Président(?:e)?(?: d\p{L}+.*)?|Trésori(?:er|ère)|Secrétaire(?: général\p{L}*)?|رئيس\p{L}*(?: ال\p{L}+)*|أمين المال)$/u;

/** An institution in a list of authors; a consortium or a laboratory may be one. */
const UNIVERSITY =
  /^(?:university of \p{Lu}|université d|universidad d|universität \p{Lu}|università d|(?:faculty|department|school) of \p{Lu}|جامعة )|(?<=\p{L} )(?:university|polytechnic)$/iu;

/** Lists of names, separated by semicolons or items. */
const LISTS: Readonly<Record<string, true>> = { authors: true, chairs: true, editors: true };

/** What stands before a list of names, and what is typed behind one. */
const LABEL =
  /^(?:(?:presented |written )by|(?:co-?)?authors?:|auteurs?\s?:|(?:presenter|presenting author|speaker|moderator|chair|organi[sz]er|editor|name|nom|intervenant|orateur|présenté par|المؤلفون|المؤلف|إعداد|تقديم)s?\s?:)\s+(?=\p{L})/iu;
/** "By Hjort" is a name. */
const BY = /^by\s+(?=\p{Lu})/u;
const TAIL = /(?<=\p{L}{3}(?<!(?:^|[\s.])(?:Jr|Sr|Esq|Ing|Phil|Mgr|Bros)))[.,:/–-]+$/u;
const HANDLE = /^@|(?<=\p{L})_(?=\p{L})/u;

/** A name holds a name: no e-mail address, affiliation, footnote mark, and nobody who is only counted. */
export const moreThanAName = defineTextCheck('more-than-a-name', {
  kinds: ['name'],
  sign: /(?:^|[;,"\n] ?)['‘’“”„«»`~]+\p{L}|https?:|(?:[.:/–-]|,(?=[";\n]|$))(?:$|[;,"\n])|(?:^|[;,"\n] ?)(?:by |@|[•●▪‣◦·–—-])|\p{L}\s?: |_|[@([{\d¹²³⁰⁴-⁹*†‡§¶ªº^,،…]|\.\.|\bal(?:ii)?\b|\bothers?\b|\bautres\b|\bcoll?\b|\p{L} - |وآخرون|chair|organi[sz]er|treasurer|secretary|universi|polytechnic|faculty|department|جامعة|president|président|trésor|secrétaire|رئيس|أمين المال/iu,
  flawAmong: (text, written, site) => {
    const cut = (found: RegExpExecArray, what: string, hint: string): Flaw => {
      const rest = (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim();
      return {
        start: 0,
        end: text.length,
        message: `${quote(text)} holds ${what} beside the name.`,
        hint,
        ...(/\p{L}{2}/u.test(rest) && { mend: rest }),
      };
    };
    const label = BY.exec(text) ?? LABEL.exec(text);
    if (label !== null && /\p{Lu}|[^\p{Lu}\p{Ll}]{4}/u.test(text.slice(label[0].length)))
      return cut(label, `"${label[0].trim()}"`, 'Write the name alone.');
    const around = AROUND.exec(text)?.[2];
    if (around !== undefined)
      return {
        start: 0,
        end: text.length,
        message: `${quote(text)} has signs around the name.`,
        hint: 'Write the name alone.',
        mend: around,
      };
    const identifier = IDENTIFIER_BEHIND.exec(text);
    if (identifier !== null)
      return cut(identifier, 'an address or number', 'Write the name alone; people.csv has columns for both.');
    if (HANDLE.test(text))
      return {
        start: 0,
        end: text.length,
        message: `${quote(text)} is what a program calls somebody.`,
        hint: 'Write the name as it is read, with spaces between its words.',
      };
    const role = ROLE.exec(text);
    if (role !== null)
      return {
        start: 0,
        end: text.length,
        message: `${quote(text)} is what somebody does, and no name.`,
        hint: 'Write the name: two cells may be exchanged.',
      };
    if (written.field in LISTS && UNIVERSITY.test(text))
      return {
        start: 0,
        end: text.length,
        message: `${quote(text)} is an institution, and nobody.`,
        hint: 'Write the names alone; people.csv has a column for the affiliation.',
      };
    const others = OTHERS.exec(text);
    if (others !== null)
      return cut(
        others,
        'people without a name',
        'Name everybody: whoever is not named is on no page, in no index and in no citation.',
      );
    const mail = MAIL.exec(text);
    if (mail !== null)
      return cut(
        mail,
        'an e-mail address',
        'Write the name alone: addresses in lists of names are read by robots first.',
      );
    const bracket = BRACKET.exec(text);
    if (bracket !== null) {
      const inside = bracket[1] ?? '';
      const isMark = /^[\d\s,*]*$/.test(inside) || IDENTIFIER.test(inside.trim());
      // "Adriana (Ana) Silva" is one name, and so is "Li Wei (李伟)".
      if (
        !(
          isMark ||
          STATUS.test(inside.trim()) ||
          isInstitution(inside) ||
          isCountryName(inside) ||
          isInAffiliation(site, inside) ||
          /^\p{Lu}{2,6}(?: \p{Lu}\p{L}+)?$/u.test(inside)
        )
      )
        return undefined;
      return cut(
        bracket,
        isMark ? 'a mark' : STATUS.test(inside.trim()) ? 'what somebody is' : 'an affiliation',
        isMark ? 'Delete the mark.' : 'Write the name alone; people.csv has a column for the affiliation.',
      );
    }
    // "FESC" and "FRCP" behind a comma are fellowships and no institutes.
    const [, tail = ''] = /(?:,|\s[-–—])\s*([^,]*(?:,[^,]*)?)$/u.exec(withoutDegrees(text)) ?? [];
    const last = tail.split(',').at(-1)?.trim() ?? '';
    const isPlace =
      tail !== '' &&
      !isFamilyFirst(site, written) &&
      (isInstitution(tail) || isCountryName(last) || /^\p{Lu}{3,6}$/u.test(tail.trim()));
    if (isPlace) {
      const at = text.lastIndexOf(tail) - 1;
      return {
        start: 0,
        end: text.length,
        message: `${quote(text)} holds an affiliation beside the name.`,
        hint: 'Write the name alone; people.csv has a column for the affiliation.',
        mend: text.slice(0, at).replace(/[\s,–—-]+$/, ''),
      };
    }
    const sign = TAIL.exec(text);
    if (sign !== null) return cut(sign, `"${sign[0]}"`, 'Delete the sign: names are separated by semicolons.');
    const mark = MARK.exec(text);
    return mark === null
      ? undefined
      : cut(mark, 'a mark', 'Delete the mark; footnotes and numbers have no place in a list of names.');
  },
});

/** One word, or two of which the first is that of countries. */
const ONE_WORD =
  /^\p{L}[\p{L}'’-]+$|^(?:South|North|New|Saudi|Sri|Ivory|Costa|United|El|San|Saint|Burkina|Sierra|Côte) \S+(?: \S+)?$/u;
const isOnlyPlace = (text: string) => isCountryName(text) || citiesIn(text).some(({ name }) => name === text);

/** In lists of names nobody is called as a country or a city alone: cells were exchanged, or an affiliation is parted. */
export const placeAsName = defineTextCheck('more-than-a-name', {
  kinds: ['name'],
  sign: /\p{Lu}/u,
  flaw: (text, { field }) =>
    field in LISTS && ONE_WORD.test(text) && isOnlyPlace(text)
      ? {
          start: 0,
          end: text.length,
          message: `${quote(text)} is a place, and nobody's name.`,
          hint: 'Write names alone; people.csv has columns for affiliation and country.',
        }
      : undefined,
});
