import type { Facts, Rule } from './facts';
import { flawAt } from './flaw';
import { isFormer } from './former-editions';
import { editionNumber, ordinalIn, ordinalsIn } from './ordinals';
import { isOfOtherEvent } from './other-events';
import { sentenceAround } from './sentences';
import { isTransposed } from './typos';

/** Words for another edition. */
const PAST =
  /previous|former|last|past|since|first held|history|after the|following|précédent|passée|depuis|dernière|après l|السابق|الماضي|منذ/i;

/** Words for what follows in the years after a conference. */
const AFTERWARDS =
  /appear|publish|manuscript|revised|special issue|recordings|paraît|publi|manuscrit|numéro spécial|enregistrements|تنشر|ينشر/i;

/** Words of sentences that say when the conference is. */
const OF_THE_EVENT =
  'conference|symposium|workshop|held|takes? place|édition|conférence|colloque|tiendra|tient|المؤتمر|الدورة|ينعقد';
const YEAR_OF_EVENT = new RegExp(
  `(?:(?:${OF_THE_EVENT}|edition|see(?:ing)? you|join us|welcome you|copyright|©|attendons|lieu)[^.!?\\n]{0,60}?(?<![-\\d])(20\\d\\d)(?![\\d-]))|(?:the |l['’]\\s?édition )(20\\d\\d)(?= (?:conference|edition|symposium))`,
  'iu',
);

/** Finds another year after the acronym, or in a sentence about the conference. */
export const otherYear: Rule = (text, { brand, years, conference, edition }) => {
  const named =
    brand === ''
      ? null
      : new RegExp(`(?<![\\p{L}\\d/@.-])${brand}[\\s'’-]{0,2}(\\d{4}|\\d{2})(?![\\d/-]|\\.\\w)`, 'u').exec(text);
  const found = named ?? YEAR_OF_EVENT.exec(text);
  const typed = found?.[1] ?? found?.[2];
  if (found === null || typed === undefined) return undefined;
  const year = Number(typed.length === 2 ? `20${typed}` : typed);
  // A former edition is meant.
  const isPast = PAST.test(text.slice(Math.max(0, found.index - 60), found.index + found[0].length));
  const isAfter =
    year > Math.max(...years) &&
    AFTERWARDS.test(text.slice(Math.max(0, found.index - 60), found.index + found[0].length));
  if (years.includes(year) || year < 2000 || isAfter) return undefined;
  // There is no edition before the first.
  const isBeforeFirst = edition === 1 && named !== null && year < Math.min(...years);
  if (!isBeforeFirst && (isPast || isFormer(text, found.index, years))) return undefined;
  if (isOfOtherEvent(text, found.index, { conference, brand, years })) return undefined;
  if (isOfNamedEdition(text, found.index + found[0].length, year, { edition, years })) return undefined;
  return flawAt(found, {
    message: `"${found[0]}" is of ${year}; the conference is in ${years.join(' and ')}.`,
    hint: 'Correct the year, or write {{conference.acronym}}, which is always right. If a past edition is meant, accept this warning.',
  });
};

/** Returns whether a sentence names an earlier edition in an earlier year, or a later one: "The eighth conference, in 2028". */
function isOfNamedEdition(
  text: string,
  at: number,
  year: number,
  { edition: own, years }: Pick<Facts, 'edition' | 'years'>,
): boolean {
  if (own === undefined) return false;
  const numbers = ordinalsIn(sentenceAround(text, at - 1));
  return year < Math.min(...years) ? numbers.some((number) => number < own) : numbers.some((number) => number > own);
}

const NO_CONFERENCE =
  /^(?:ISO|IEC|WCAG|RFC|UTF|COVID|HTML|CSS|PDF|ISBN|ISSN|GMT|UTC|EN|DIN|IEEE|ACM|XML|SDG|AGENDA|HORIZON|USB|TND|EUR|USD|CET|CEST)$/i;

/** Finds the acronym with two letters exchanged: "ICDSH". */
export const acronymTurned: Rule = (text, { brand }) => {
  if (!/^\p{Lu}{4,}$/u.test(brand)) return undefined;
  for (const found of text.matchAll(/(?<![\p{L}\d./@-])\p{Lu}{4,}(?![\p{L}/@]|\.\w)/gu))
    if (isTransposed(found[0], brand))
      return {
        start: found.index,
        end: found.index + found[0].length,
        message: `"${found[0]}" is ${brand} with two letters exchanged.`,
        hint: `Did you mean "${brand}"?`,
      };
  return undefined;
};

/** Finds years of five digits: "Since 20008". */
export const longYear: Rule = (text) => {
  const found = /(?:[Ss]ince|[Dd]epuis|منذ(?: عام)?) (?:19|20)\d{3}(?!\d| \p{L}+s(?!\p{L}))/u.exec(text);
  return found === null
    ? undefined
    : flawAt(found, { message: `"${found[0]}" names a year of five digits.`, hint: 'Correct the year.' });
};

/** The beginning of a call for papers: "XYZ 2021 invites original papers". On this site it is this conference that calls. */
const CALLS =
  /(?:^|[.!?:؟]\s+|\n[ \t]*(?:[-*]\s+)?)(?:The |La |Le )?((?:\p{Lu}\p{L}*-)?(?=\p{Lu}\p{L}*\p{Lu})\p{L}+)[\s'’-]{1,2}['’]?20\d\d\s+(?:invites|welcomes|solicits|seeks|calls for|brings together|gathers|accepts|aims|wishes|asks|expects|invite|accueille|sollicite|réunit|rassemble|attend|souhaite|(?:ت|ي)(?:دعو|رحب|جمع|ستقبل))(?!\p{L})/u;

export const otherCaller: Rule = (text, { brand, conference, others }) => {
  const found = CALLS.exec(text);
  const acronym = found?.[1] ?? '';
  if (found === null || acronym === brand || NO_CONFERENCE.test(acronym) || others.has(acronym)) return undefined;
  if (conference.acronym.split(/[\s'’-]+/).includes(acronym)) return undefined;
  const start = found.index + found[0].indexOf(acronym);
  return {
    start,
    end: start + acronym.length,
    message: `"${acronym}" is another conference than ${conference.acronym}.`,
    hint: 'Write {{conference.acronym}}: the text may have been copied from elsewhere. If the other is meant, accept this warning.',
  };
};

/** Finds the acronym of another conference with this year. */
export const otherAcronym: Rule = (text, { brand, years, conference, others }) => {
  for (const found of text.matchAll(
    /(?<![\p{L}\d./@-])((?:\p{Lu}\p{L}*-)?(?=\p{Lu}\p{L}*\p{Lu})\p{L}+)[\s'’-]{1,2}['’]?(20\d\d)(?![\d-])/gu,
  )) {
    const [written, acronym = '', year] = found;
    if (
      !years.includes(Number(year)) ||
      acronym === brand ||
      NO_CONFERENCE.test(acronym) ||
      others.has(acronym) ||
      isOfOtherEvent(text, found.index, { conference, brand, years }) ||
      conference.acronym.split(/[\s'’-]+/).includes(acronym)
    )
      continue;
    return {
      start: found.index,
      end: found.index + written.length,
      message: `"${written}" is another conference than ${conference.acronym}.`,
      hint: 'Write {{conference.acronym}}: the text may have been copied from elsewhere. If the other is meant, accept this warning.',
    };
  }
  return undefined;
};

/** Finds another edition than that of conference.yaml: "The fourth edition", "Fourth Symposium on …". */
export const editionDisagrees: Rule = (text, { conference, editions, edition: own, years }) => {
  const found = own === undefined ? undefined : ordinalIn(text, editions);
  if (found === undefined || found.number === own) return undefined;
  // Former editions are spoken of rightly.
  if (PAST.test(text.slice(Math.max(0, found.start - 40), found.start)) || isFormer(text, found.start, years))
    return undefined;
  return {
    start: found.start,
    end: found.end,
    message: `"${found.written}" is not the ${conference.edition}.`,
    hint: 'Write {{conference.edition}}, or correct one of the two.',
  };
};

/** Finds another edition in a field for the edition. */
export const editionFieldDisagrees: Rule = (text, { conference, edition: own }) => {
  const number = editionNumber(text);
  if (own === undefined || number === undefined || number === own) return undefined;
  return {
    start: 0,
    end: text.length,
    message: `"${text}" is not the ${conference.edition} of conference.yaml.`,
    hint: 'Correct one of the two.',
  };
};

/** Finds hosts that look like those of the conference and are not in the data. */
export const hostDisagrees: Rule = (text, { brand, hosts }) => {
  if (brand.length < 4) return undefined;
  const own = brand.toLowerCase();
  // Without a host of its own in the data, its host is unknown.
  if (![...hosts].some((host) => host.includes(own))) return undefined;
  for (const found of text.matchAll(/(?<=@|https?:\/\/|(?<![\p{L}\d.@/-])www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu)) {
    const [host] = found;
    const [label = ''] = host
      .toLowerCase()
      .replace(/^www\./, '')
      .split('.');
    const letters = label.replace(/[^a-z]/g, '');
    const turned = [...letters].sort().join('') === [...own].sort().join('');
    if (hosts.has(host.toLowerCase()) || !(letters.includes(own) || turned)) continue;
    return {
      start: found.index,
      end: found.index + host.length,
      message: `"${host}" looks like a host of this conference, but is not in the data.`,
      hint: `Did you mean ${[...hosts].find((each) => each.includes(own)) ?? own}?`,
    };
  }
  return undefined;
};

/** Finds addresses and keys with the acronym and another year. */
export const addressOfOtherYear: Rule = (text, { brandAndYear, years }) => {
  const found = brandAndYear?.exec(text);
  if (!found || years.includes(Number(found[1]))) return undefined;
  return {
    start: found.index,
    end: found.index + found[0].length,
    message: `"${found[0]}" is of ${found[1]}; the conference is in ${years.join(' and ')}.`,
    hint: 'Correct the year. If a past edition is meant, accept this warning.',
  };
};
