import { memoised } from '../../../shared/memoise';
import { isInstitution } from '../../content/people/name-forms';
import { withoutDegrees } from '../../content/people/titles';
import type { Site } from '../../content/survey';
import { isCountryName } from '../../content/validate/country-names';
import { defineRule, inTexts, say } from '../kit';
import { affiliationsIn } from '../lexicon/details-of-people';
import type { WrittenText } from '../lexicon/every-text';
import { isFamilyFirst } from '../lexicon/family-first';
import { firstFound } from '../lexicon/first-found';
import { type Flaw, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Finds one kind of text in a name, or instead of it. */
type NameForm = (text: string, written: WrittenText, site: Site) => Flaw | undefined;

/** Fields with lists of names. */
const LISTS: ReadonlySet<string> = new Set(['authors', 'chairs', 'editors']);

/** Returns whether a field is a list of names. */
const isListOfNames = (field: string): boolean => LISTS.has(field);

const whole = (text: string, message: string, hint: string, replacement?: string): Flaw => ({
  start: 0,
  end: text.length,
  message: `${quote(text)} ${message}`,
  hint,
  ...(replacement !== undefined && { replacement }),
});

/** Makes the flaw of a part that does not belong to the name; the fix deletes it. */
function cut(text: string, found: RegExpExecArray, what: string, hint: string): Flaw {
  const rest = (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim();
  return whole(text, `contains ${what} in addition to the name.`, hint, /\p{L}{2}/u.test(rest) ? rest : undefined);
}

/** Makes a finder of a part that does not belong to a name. */
const cutWhere =
  (form: RegExp, what: string, hint: string): NameForm =>
  (text) => {
    const found = form.exec(text);
    return found === null ? undefined : cut(text, found, what, hint);
  };

/** Labels before a name. */
const LABEL =
  /^(?:(?:presented |written )by|(?:co-?)?authors?:|auteurs?\s?:|(?:presenter|presenting author|speaker|moderator|chair|organi[sz]er|editor|name|nom|intervenant|orateur|présenté par|المؤلفون|المؤلف|إعداد|تقديم)s?\s?:)\s+(?=\p{L})/iu;
/** "By Hjort" is a name. */
const BY = /^by\s+(?=\p{Lu})/u;

const label: NameForm = (text) => {
  const found = BY.exec(text) ?? LABEL.exec(text);
  return found !== null && /\p{Lu}|[^\p{Lu}\p{Ll}]{4}/u.test(text.slice(found[0].length))
    ? cut(text, found, `"${found[0].trim()}"`, 'Write the name alone.')
    : undefined;
};

/** Quotation marks or signs of Markdown around a whole name. */
const AROUND = /^(?:(['"‘’“”„«»`_~])\1*\s*)([^'"‘’“”„«»`_~]{3,}?)\s*['"‘’“”„«»`_~]+$/u;

const around: NameForm = (text) => {
  const inner = AROUND.exec(text)?.[2];
  return inner === undefined ? undefined : whole(text, 'has signs around the name.', 'Write the name alone.', inner);
};

/** An identifier or address after a name, without brackets. */
const IDENTIFIER_BEHIND = /[\s,]+(?:orcid(?: id)?\s?:?\s*)?(?:(?:https?:\/\/|www\.)\S+|\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i;

const identifier = cutWhere(
  IDENTIFIER_BEHIND,
  'an address or number',
  'Write the name alone; people.csv has columns for both.',
);

const HANDLE = /^@|(?<=\p{L})_(?=\p{L})/u;

const handle: NameForm = (text) =>
  HANDLE.test(text)
    ? whole(text, 'is a user name.', 'Write the name as it is read, with spaces between its words.')
    : undefined;

/** A role instead of a name: "Finance Chair". */
const ROLE =
  /^(?:(?:\p{Lu}\p{L}+ (?:(?:and|&|et) \p{L}+ )?)?(?:Co-)?(?:Chair(?:man|woman|person)?|Organi[sz]er|Treasurer|Secretary|Vice-President|President)s?|(?:Vice-)?Président(?:e)?(?: d\p{L}+.*)?|Trésori(?:er|ère)|Secrétaire(?: général\p{L}*)?|رئيس\p{L}*(?: ال\p{L}+)*|أمين المال)$/u;

const role: NameForm = (text) =>
  ROLE.test(text) ? whole(text, 'is a role, not a name.', 'Write the name: two cells may be exchanged.') : undefined;

/** A university in a list of authors; a consortium or laboratory may be an author. */
const UNIVERSITY =
  /^(?:university of \p{Lu}|université d|universidad d|universität \p{Lu}|università d|(?:faculty|department|school) of \p{Lu}|جامعة )|(?<=\p{L} )(?:university|polytechnic)$/iu;

const university: NameForm = (text, { field }) =>
  isListOfNames(field) && UNIVERSITY.test(text)
    ? whole(
        text,
        'is an institution, not a person.',
        'Write the names alone; people.csv has a column for the affiliation.',
      )
    : undefined;

const OTHERS =
  /(?:[;,]?\s*\bet\.? al(?:ii|\.)?|\s*\b(?:and|et) (?:the )?(?:others|al|coll?\.?|autres)|^others?$|^(?:and )?others$|^al\.?$|\s*(?:\.{3}|…)|\s*وآخرون)\.?$/iu;

const others = cutWhere(
  OTHERS,
  'people without a name',
  'Name everybody: people without a name are not on pages, in the index or in citations.',
);

const MAIL = /\s*[<([]?\s*(?:mailto:)?[^\s@<>()[\]]+@[^\s@<>()[\]]+\s*[>)\]]?/;

const mail = cutWhere(
  MAIL,
  'an e-mail address',
  'Write the name alone: addresses in lists of names are read by robots first.',
);

const BRACKET = /\s*[([{]([^)\]}]*)[)\]}]?/u;
/** An identifier, address or telephone number in brackets. */
const IDENTIFIER =
  /^(?:orcid(?: id)?\s?:?\s*)?(?:(?:https?:\/\/|www\.)\S+|\d{4}-?\d{4}-?\d{4}-?\d{3}[\dX]|\+?\d[\d ./-]{6,})$|^orcid$/i;
/** A role in brackets after a name. */
const STATUS =
  /^(?:ph\.?d\.?(?: (?:student|candidate))?|(?:master|doctoral|phd) student|student|postdoc|presenter|presenting author|speaker|corresponding(?: author)?|online|remote|(?:general |programm?e? |local |session |co-?|vice-?)*chair(?:man|woman|person)?|(?:vice-?)?president|secretary|treasurer|moderator|organi[sz]er|keynote(?: speaker)?|(?:co-?|vice-?)?présidente?|secrétaire|trésori(?:er|ère)|modérat(?:eur|rice)|organisat(?:eur|rice)|responsable|doctorante?|étudiante?|oratrice|orateur|intervenante?|en ligne|باحث|رئيس|رئيسة|مقرر|طالب|طالبة)$/iu;

/** Removes accents: "Malaga" is Málaga. */
const plainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** The words of all affiliations: text in brackets with these words alone is an affiliation. */
const affiliationWords = memoised(
  (site: Site): ReadonlySet<string> =>
    new Set(affiliationsIn(site).flatMap(({ text }) => (text.match(/\p{Lu}[\p{L}'’-]{3,}/gu) ?? []).map(plainLetters))),
);

function isInAffiliation(site: Site, inside: string): boolean {
  const words = inside.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => affiliationWords(site).has(plainLetters(word)));
}

const ALONE = 'Write the name alone; people.csv has a column for the affiliation.';

const inBrackets = (text: string, bracket: RegExpExecArray, site: Site): Flaw | undefined => {
  const inside = bracket[1] ?? '';
  if (/^[\d\s,*]*$/.test(inside) || IDENTIFIER.test(inside.trim()))
    return cut(text, bracket, 'a mark', 'Delete the mark.');
  if (STATUS.test(inside.trim())) return cut(text, bracket, 'what somebody is', ALONE);
  // "Adriana (Ana) Silva" is one name, and so is "Li Wei (李伟)".
  return isInstitution(inside) ||
    isCountryName(inside) ||
    isInAffiliation(site, inside) ||
    /^\p{Lu}{2,6}(?: \p{Lu}\p{L}+)?$/u.test(inside)
    ? cut(text, bracket, 'an affiliation', ALONE)
    : undefined;
};

const placeBehind: NameForm = (text, written, site) => {
  // "FESC" and "FRCP" after a comma are fellowships, not institutes.
  const [, tail = ''] = /(?:,|\s[-–—])\s*([^,]*(?:,[^,]*)?)$/u.exec(withoutDegrees(text)) ?? [];
  const last = tail.split(',').at(-1)?.trim() ?? '';
  const isPlace = () => isInstitution(tail) || isCountryName(last) || /^\p{Lu}{3,6}$/u.test(tail.trim());
  if (tail === '' || isFamilyFirst(site, written) || !isPlace()) return undefined;
  const name = text.slice(0, text.lastIndexOf(tail) - 1).replace(/[\s,–—-]+$/, '');
  return whole(text, 'contains an affiliation in addition to the name.', ALONE, name);
};

const TAIL = /(?<=\p{L}{3}(?<!(?:^|[\s.])(?:Jr|Sr|Esq|Ing|Phil|Mgr|Bros)))[.,:/–-]+$/u;

const signBehind: NameForm = (text) => {
  const sign = TAIL.exec(text);
  return sign === null
    ? undefined
    : cut(text, sign, `"${sign[0]}"`, 'Delete the sign: names are separated by semicolons.');
};

const MARK =
  /(?:[\s,]*(?:[\d¹²³⁰⁴-⁹*†‡§¶#ªº]|\^\{?\d|\$\^))+[\d,\s*†‡§¶ªº}$]*$|^[\d*†‡]+[.)\]:]?\s*(?=\p{L})|^[•●▪‣◦·–—-]\s*(?=\p{L})|(?<=\p{L})[\d¹²³⁰⁴-⁹*†‡§¶ªº^]+(?=\s|$)/u;

const mark = cutWhere(MARK, 'a mark', 'Delete the mark; footnotes and numbers have no place in a list of names.');

/** Finders in order: the first that finds something says most. */
const instead = firstFound([label, around, identifier, handle, role, university, others, mail]);
/** Finders of text after a name, without brackets. */
const behind = firstFound([placeBehind, signBehind, mark]);

/** Finds the first thing in a name that does not belong to it. */
const besideName: NameForm = (text, written, site) => {
  const found = instead(text, written, site);
  if (found !== undefined) return found;
  const bracket = BRACKET.exec(text);
  return bracket === null ? behind(text, written, site) : inBrackets(text, bracket, site);
};

/** Finds text that is not a name: e-mail addresses, affiliations, footnote marks, "et al.". */
const moreThanAName = inTexts({
  kinds: ['name'],
  trigger:
    /(?:^|[;,"\n] ?)['‘’“”„«»`~]+\p{L}|https?:|(?:[.:/–-]|,(?=[";\n]|$))(?:$|[;,"\n])|(?:^|[;,"\n] ?)(?:by |@|[•●▪‣◦·–—-])|\p{L}\s?: |_|[@([{\d¹²³⁰⁴-⁹*†‡§¶ªº^,،…]|\.\.|\bal(?:ii)?\b|\bothers?\b|\bautres\b|\bcoll?\b|\p{L} - |وآخرون|chair|organi[sz]er|treasurer|secretary|universi|polytechnic|faculty|department|جامعة|president|président|trésor|secrétaire|رئيس|أمين المال/iu,
  flawAmong: besideName,
});

/** One word, or the name of a country of two words. */
const ONE_WORD =
  /^\p{L}[\p{L}'’-]+$|^(?:South|North|New|Saudi|Sri|Ivory|Costa|United|El|San|Saint|Burkina|Sierra|Côte) \S+(?: \S+)?$/u;

/** Finds countries in lists of names: cells were exchanged, or an affiliation is split. */
const placeAsName = inTexts({
  kinds: ['name'],
  trigger: /\p{Lu}/u,
  flaw: (text, { field }) =>
    isListOfNames(field) && ONE_WORD.test(text) && isCountryName(text)
      ? {
          start: 0,
          end: text.length,
          message: say`${quote(text)} is a country, and not the name of a person.`,
          hint: 'Write names alone; people.csv has columns for affiliation and country.',
        }
      : undefined,
});

export const rule = defineRule({
  code: 'more-than-a-name',
  reason: reasons.nameBecomesPerson,
  finders: [moreThanAName, placeAsName],
});
