import type { Conference } from '../../../shared/model/content';
import { sentenceAround } from './sentences';

/** Words for another event: a place, year or day in such a sentence belongs to it. */
const SAID =
  /(?<!\p{L})(?:sister|related|neighbouring|neighboring|co-?located|back[- ]to[- ]back|kept clear of|just (?:before|after)|(?:other|next|following|comparable|similar) (?:conferences?|congress(?:es)?|meetings?|editions?|events?|one)|last year(?:['’]s)?|(?:in|at) (?:the )?previous years?|(?:who|which|that) comes? (?:straight )?from|l[’']an(?:née)? (?:dernière?|passée?)|manifestations? (?:comparables?|semblables?)|(?:العام|السنة) الماضية?|will be followed by|followed by|rejected (?:by|from)|under review at|accepted at|presented at|shown at|manifestations? (?:sœurs?|associées?)|colloques? (?:précédents?|suivants?|associés?)|prochaine édition|sera suivi\p{L}*|المؤتمرات? (?:الشقيقة|الأخرى|القادمة)|الدورة (?:القادمة|المقبلة))(?!\p{L})/iu;

/** A congress with a name of its own: "the XXII INQUA Congress", "the EGU General Assembly". */
const NAMED =
  /(?<![\p{L}\d])(?:[IVXLC]+ )?(?=\p{Lu})((?=\p{L}*\p{Lu}{2})\p{L}+)(?:['’]?\d\d)?(?: \p{Lu}\p{L}+)* (?:Congress|Conference|Assembly|Symposium|Meeting|Forum|Festival|Workshop|School|Summit|Week|Days|Colloquium)(?!\p{L})/gu;

/** A congress by its subject: "the Brazilian Symposium on Multimedia (WebMidia)". */
const NAMED_BEHIND =
  /(?:Congress|Conference|Assembly|Symposium|Meeting|Forum|Festival|Workshop|School|Summit|Colloquium|Colloque|Congrès|Journées) (?:on|of|for|sur|de|du|des) [^.;()\n]{3,80} \(([\p{L}-]{3,20})\)/gu;

/** A congress with its acronym last: "the summer school MLSS Africa". */
const KIND_AND_NAME =
  /(?<!\p{L})(?:congress|conference|assembly|symposium|forum|festival|workshop|school|summit|colloquium|colloque|congrès|journées|école d[’']été)(?: \p{Lu}[\p{Ll}-]+)? (?=\p{Lu})((?=\p{L}*\p{Lu}{2})\p{L}+)(?!\p{L})/gu;

/** An acronym with a year: "ICRA 2027", "MEDQUA 2019". */
export const ACRONYM_AND_YEAR =
  /(?<![\p{L}\d./@-])((?:\p{Lu}\p{L}*-)?(?=\p{Lu}\p{L}*\p{Lu})\p{L}+)[\s'’-]{1,2}['’]?(20\d\d)(?![\d-])/u;

const ACRONYMS = new RegExp(ACRONYM_AND_YEAR, 'gu');

/** Lists the acronyms with a year in a text: "NordIR 2027". */
export const acronymsIn = (text: string): { readonly acronym: string; readonly year: number }[] =>
  [...text.matchAll(ACRONYMS)].map(([, acronym = '', year]) => ({ acronym, year: Number(year) }));

const ROMAN = /^[IVXLC]+$/;

/** Returns the row of a table, or the item that begins with a year, at a place of a text. */
function rowAround(text: string, at: number): string | undefined {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const to = text.indexOf('\n', at);
  const line = text.slice(from, to === -1 ? text.length : to);
  return /^\s*(?:\||[-*] (?:19|20)\d\d)/.test(line) ? line : undefined;
}

/** Returns whether the sentence at a place is about another event or another edition. */
export function isOfOtherEvent(text: string, at: number, { conference, brand, years }: OwnEvent): boolean {
  const row = rowAround(text, at);
  if (row !== undefined) {
    const named = (row.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
    return named.length > 0 && named.every((year) => !years.includes(year));
  }
  const sentence = sentenceAround(text, at);
  // A sentence with the acronym and year of the conference is about it.
  if (brand !== '' && years.some((year) => new RegExp(`${brand}[\\s'’-]{0,2}${year}`, 'u').test(sentence)))
    return false;
  if (SAID.test(sentence)) return true;
  const others = new Set(acronymsIn(sentence).flatMap(({ acronym }) => (acronym === brand ? [] : [acronym])));
  if (others.size > 1) return true;
  const isNamed = [NAMED, NAMED_BEHIND, KIND_AND_NAME]
    .flatMap((form) => [...sentence.matchAll(form)])
    .some(([, acronym = '']) => acronym !== brand && !ROMAN.test(acronym) && !conference.name.includes(acronym));
  if (isNamed) return true;
  return isOtherEdition(sentence, { conference, brand, years });
}

/** Returns whether a sentence is about another edition in another city: "ABC 2029 will be held in Bled". */
function isOtherEdition(sentence: string, { conference: { venue }, brand, years }: OwnEvent): boolean {
  if (brand === '') return false;
  const own = [...sentence.matchAll(new RegExp(`${brand}[\\s'’-]{0,2}(20\\d\\d)`, 'gu'))].map(([, year]) =>
    Number(year),
  );
  if (own.length === 0 || own.some((year) => years.includes(year))) return false;
  // A place follows "in", or is in brackets.
  const isSomewhere = /(?:(?<!\p{L})(?:in|at|à|en)\s|\()\p{Lu}\p{Ll}{2,}/u.test(sentence);
  return isSomewhere && !sentence.includes(venue?.city ?? '\n');
}

/** What distinguishes this conference from others. */
export interface OwnEvent {
  readonly conference: Pick<Conference, 'name' | 'venue'>;
  /** The acronym without its year. */
  readonly brand: string;
  readonly years: readonly number[];
}

/** Collects what distinguishes a conference from others. */
export const ownEventOf = (conference: Conference): OwnEvent => ({
  conference,
  brand: /^[\p{L}-]+/u.exec(conference.acronym)?.[0] ?? '',
  years: [...new Set([conference.start, conference.end].map((date) => Number(date.slice(0, 4))))],
});
