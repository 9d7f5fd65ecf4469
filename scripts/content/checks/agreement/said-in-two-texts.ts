// Codes: count-disagrees.

import { grouped } from '../../../../renderer/format/grouped';
import { NUMBER, numberOf } from '../../agreement/numbers';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { everyText, type WrittenText } from '../../texts/every-text';
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
