// Codes: count-disagrees.

import { grouped, mostFirst, tally } from '../../../../renderer/format/grouped';
import { NUMBER, numberOf } from '../../agreement/numbers';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { ANY_DIGIT, everyText, type WrittenText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { flawReport, quote } from '../../texts/text-check';

/** What a text says of something that another text says, too. */
interface Told {
  /** What it is about: "two nights", "Monastir". */
  readonly of: string;
  /** What is said of it: "13 14", "95". */
  readonly value: string;
  readonly words: string;
  readonly start: number;
  readonly written: WrittenText;
}

/** "Two nights, December 13 and 14". */
const NIGHTS = new RegExp(
  `(?<![\\p{L}\\d-])${NUMBER}\\s+(?:nights?|nuits?|ليال)[,:]?\\s+(?:on\\s+|of\\s+|les\\s+|des\\s+|du\\s+)?(?:\\p{L}+\\s+)?(\\d{1,2}(?:,\\s*\\d{1,2})*\\s+(?:and|et|و)\\s*\\d{1,2})(?!\\d|[:.]\\d)`,
  'giu',
);
/** "Monastir, about 95 km": how far a place is, right behind its name. */
const FAR =
  /(?<![\p{L}-])(\p{Lu}[\p{L}’'-]{3,})\*{0,2},? (?:is |lies |à )?(?:about |around |some |environ |à )?(\d{1,4}) km(?!\p{L})/gu;
const SIGN = /\d\s+(?:and|et|و)\s*\d|\d km/u;

/** Nights and distances of which two texts speak are the same in both. */
export const saidInTwoTexts = defineCheck([], (_records, site) =>
  [...grouped(toldIn(site), ({ of }) => of).values()].flatMap((all): Diagnostic[] => {
    const [first, ...others] = all;
    const values = new Set(all.map(({ value }) => value));
    // A text that offers several says which are meant.
    const isOffer = [...grouped(all, ({ written }) => keyOf(written)).values()].some(
      (own) => new Set(own.map(({ value }) => value)).size > 1,
    );
    const other = others.find(
      (each) => first !== undefined && each.value !== first.value && keyOf(each.written) !== keyOf(first.written),
    );
    if (first === undefined || other === undefined || values.size !== 2 || isOffer) return [];
    return [
      flawReport('count-disagrees', other.written, {
        start: other.start,
        end: other.start + other.words.length,
        message: `${quote(other.words)} here, and ${quote(first.words)} in another text.`,
        hint: 'Say the same in both.',
        related: [{ ...first.written.entry.at(...first.written.path), message: `${quote(first.words)} is here.` }],
      }),
    ];
  }),
);

const keyOf = ({ collection, path }: WrittenText) => `${collection} ${path.join('.')}`;

function toldIn(site: Site): Told[] {
  return everyText(site, SIGN, isAboutTheConference).flatMap((written) => [
    ...[...written.text.matchAll(NIGHTS)].map(({ 0: words, 1: count = '', 2: days = '', index }) => ({
      of: `${numberOf(count)} nights`,
      value: (days.match(/\d+/g) ?? []).join(' '),
      ...{ words, start: index, written },
    })),
    ...[...written.text.matchAll(FAR)].map(({ 0: words, 1: place = '', 2: far = '', index }) => ({
      of: place,
      value: far,
      ...{ words, start: index, written },
    })),
  ]);
}

const ANY_NUMBER = new RegExp(`(?<![\\p{L}\\d-])${NUMBER}(?![\\p{L}\\d])`, 'giu');
/** Shorter sentences may be of any two things. */
const FEWEST_WORDS = 5;
/** Calls of different kinds ask for different lengths in the same words. */
const OF_KINDS = new Set(['calls', 'fees', 'panels']);
/** So many records that say a sentence show what is meant. */
const CUSTOM = 2;

/** A sentence that several records say in the same words has the same number in all of them. */
export const saidInSameWords = defineCheck([], (_records, site) => {
  const said = everyText(site, SAID, isAboutTheConference).flatMap((written) =>
    OF_KINDS.has(written.collection)
      ? []
      : sentencesIn(written.text).flatMap(({ words, start, end }) => {
          const numbers = words.match(ANY_NUMBER) ?? [];
          const key = words.replace(ANY_NUMBER, '#').replace(/\s+/g, ' ').toLowerCase();
          return numbers.length !== 1 || key.split(' ').length <= FEWEST_WORDS
            ? []
            : [
                {
                  written,
                  start,
                  end,
                  key: `${written.collection} ${key}`,
                  number: numberOf(numbers[0] ?? ''),
                  typed: numbers[0] ?? '',
                },
              ];
        }),
  );
  return [...grouped(said, ({ key }) => key).values()].flatMap((all): Diagnostic[] => {
    const [usual, odd, ...more] = mostFirst(tally(all, ({ number }) => number));
    if (usual === undefined || odd === undefined || more.length > 0 || odd[1] > 1 || usual[1] < CUSTOM) return [];
    const found = all.find(({ number }) => number === odd[0]);
    const other = all.find(({ number }) => number === usual[0]);
    if (found === undefined || other === undefined) return [];
    const at = found.written.text.indexOf(found.typed, found.start);
    return [
      flawReport('count-disagrees', found.written, {
        start: at,
        end: at + found.typed.length,
        message: `"${found.typed}" here, and "${other.typed}" in the same words in ${usual[1]} other records.`,
        hint: 'Say the same in all of them.',
        related: [{ ...other.written.entry.at(...other.written.path), message: `"${other.typed}" is here.` }],
      }),
    ];
  });
});
const SAID = /\d|\p{L}{3}/u;

/** "Readable from 1.5 m", "at most 200 words": two words, a number and its unit. */
const MEASURED =
  /(?<!\p{L})(\p{L}{4,}\s+(?:\*{2})?(?:from|of|within|at most|up to|to|de|à|au plus|jusqu[’']à|من|على الأكثر))\s+\*{0,2}(\d+(?:[.,]\d+)?)\s?(m|cm|mm|km|MB|GB|Mo|Go|words|mots|characters|caractères|كلمة)(?![\p{L}\d])/giu;

/** A measure that a call gives in the same words in two places is the same in both. */
export const measuredInTwoPlaces = defineCheck([], (_records, site) => {
  const told = everyText(site, ANY_DIGIT, isAboutTheConference).flatMap((written) =>
    written.collection !== 'calls'
      ? []
      : [...written.text.matchAll(MEASURED)].map(({ 0: words, 1: what = '', 2: value = '', 3: unit = '', index }) => ({
          ...{ written, words, start: index, value: value.replace(',', '.') },
          key: `${JSON.stringify(written.entry.at().range)} ${what.replace(/[*\s]+/g, ' ')} ${unit}`.toLowerCase(),
        })),
  );
  return [...grouped(told, ({ key }) => key).values()].flatMap((all): Diagnostic[] => {
    const [first] = all;
    const other = all.find(
      ({ value, written }) => first !== undefined && value !== first.value && keyOf(written) !== keyOf(first.written),
    );
    if (first === undefined || other === undefined || new Set(all.map(({ value }) => value)).size !== 2) return [];
    // Of several, the one that stands alone is told.
    const isFirstAlone = all.length > 2 && all.filter(({ value }) => value === first.value).length === 1;
    const [odd, usual] = isFirstAlone || all.length === 2 ? [first, other] : [other, first];
    return [
      flawReport('count-disagrees', odd.written, {
        ...{ start: odd.start, end: odd.start + odd.words.length },
        message: `${quote(odd.words)} here, and ${quote(usual.words)} in another text.`,
        hint: 'Say the same in both.',
        related: [{ ...usual.written.entry.at(...usual.written.path), message: `${quote(usual.words)} is here.` }],
      }),
    ];
  });
});
