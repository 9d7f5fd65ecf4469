// Codes: count-disagrees.

import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { defineTextCheck, flawReport, quote } from '../../texts/text-check';

/** Width and height of sheets in centimetres (ISO 216). */
const SHEETS: Readonly<Record<string, readonly [number, number]>> = {
  A0: [84.1, 118.9],
  A1: [59.4, 84.1],
  A2: [42, 59.4],
  A3: [29.7, 42],
  A4: [21, 29.7],
};

const SIZED =
  /(?<![\p{L}\d])(A[0-4])(?![\p{L}\d])[^.;\n]{0,30}?(\d{2,4}(?:[.,]\d)?)\s*(?:cm|mm)?\s*(?:x|×|by|par|sur)\s*(\d{2,4}(?:[.,]\d)?)\s*(cm|mm)/u;
/** Centimetres by which sizes are rounded. */
const ROUNDED = 1.2;

/** A sheet of a format has the size that the standard gives it. */
export const sheetSize = defineTextCheck('count-disagrees', {
  kinds: ['prose', 'markdown'],
  sign: /\d\s*(?:cm|mm)(?!\p{L})/u,
  flaw: (text) => {
    const found = SIZED.exec(text);
    const [words = '', format = '', one = '', other = '', unit] = found ?? [];
    const sheet = SHEETS[format];
    if (found === null || sheet === undefined) return undefined;
    const typed = [one, other]
      .map((side) => Number(side.replace(',', '.')) / (unit === 'mm' ? 10 : 1))
      .sort((a, b) => a - b);
    if (typed.every((side, index) => Math.abs(side - (sheet[index] ?? 0)) <= ROUNDED)) return undefined;
    return {
      start: found.index,
      end: found.index + words.length,
      message: `"${words}": a sheet of ${format} has ${sheet.join(' x ')} cm.`,
      hint: 'Correct the size or the format.',
    };
  },
});

const POSTER = /poster|affiche|ملصق/iu;
const FORMAT = /(?<![\p{L}\d])(A[0-3])(?![\p{L}\d])/gu;
const SIGN = /(?<![\p{L}\d])A[0-3](?![\p{L}\d])/u;

/** Posters have one format in all texts: what is printed cannot be changed on the way. */
export const posterFormat = defineCheck([], (_records, site) => {
  const named = everyText(site, SIGN).flatMap((written) => {
    if ((written.kind !== 'prose' && written.kind !== 'markdown') || NO_RULES.has(written.collection)) return [];
    const isOfPosters = isOfPosterCall(written);
    return sentencesIn(written.text).flatMap(({ words, start }) => {
      const [first, ...more] = [...words.matchAll(FORMAT)];
      const one = first?.[1] ?? '';
      if (first === undefined || !(isOfPosters || POSTER.test(words))) return [];
      return [{ written, format: more.some((each) => each[1] !== one) ? '' : one, start: start + first.index }];
    });
  });
  const formats = new Set(named.map(({ format }) => format));
  const [first] = named;
  // Where a text leaves the choice, others may name a part of it.
  if (first === undefined || formats.size !== 2 || formats.has('')) return [];
  const usual =
    named.filter(({ format }) => format === first.format).length * 2 >= named.length
      ? first
      : (named.find(({ format }) => format !== first.format) ?? first);
  return named
    .filter(({ format }) => format !== usual.format)
    .map(
      ({ written, format, start }): Diagnostic =>
        flawReport('count-disagrees', written, {
          start,
          end: start + format.length,
          message: `Posters are ${format} here, and ${usual.format} elsewhere.`,
          hint: 'Say the same in both texts.',
          related: [{ ...usual.written.entry.at(...usual.written.path), message: `${usual.format} is here.` }],
        }),
    );
});
/** A paper may be about sheets. */
const NO_RULES: ReadonlySet<string> = new Set(['papers', 'posters', 'topics', 'sessions']);

/** Upright and lying sheets, in the languages of sites. */
const LIES: readonly (readonly [string, RegExp])[] = [
  [
    'upright',
    /(?<!\p{L})(?:(?<!(?:a|the|his|her|un|une|le|la|ce|cette) )portrait(?:e| orientation| format)?|upright|vertical(?:e|ly)?|à la française|en hauteur|à la verticale)(?!\p{L})|عمودي|طولي|بالطول/iu,
  ],
  [
    'lying',
    /(?<!\p{L})(?:landscape|paysage|horizontal(?:e|ly)?|à l[’']italienne|en largeur|à l[’']horizontale)(?!\p{L})|أفقي|عرضي|بالعرض/iu,
  ],
];

const LIES_SIGN = new RegExp(LIES.map(([, form]) => form.source).join('|'), 'iu');

/** Posters stand upright in all texts, or lie in all: the boards are made for one of the two. */
export const posterOrientation = defineCheck([], (_records, site) => {
  const told = everyText(site, LIES_SIGN).flatMap((written) => {
    if ((written.kind !== 'prose' && written.kind !== 'markdown') || NO_RULES.has(written.collection)) return [];
    const isOfPosters = isOfPosterCall(written);
    return sentencesIn(written.text).flatMap(({ words, start }) => {
      const found = LIES.flatMap(([how, form]) => {
        const one = form.exec(words);
        return one === null ? [] : [{ how, written, words: one[0], start: start + one.index }];
      });
      // Who leaves the choice names both; a landscape may be one with trees.
      const [only, ...more] = found;
      return only === undefined || more.length > 0 || !(POSTER.test(words) || (isOfPosters && SIGN.test(words)))
        ? []
        : [only];
    });
  });
  const [first] = told;
  if (first === undefined) return [];
  const isUsual = told.filter(({ how }) => how === first.how).length * 2 >= told.length;
  const usual = isUsual ? first : (told.find(({ how }) => how !== first.how) ?? first);
  return told
    .filter(({ how }) => how !== usual.how)
    .map(
      ({ written, words, start }): Diagnostic =>
        flawReport('count-disagrees', written, {
          ...{ start, end: start + words.length },
          message: `Posters are ${quote(words)} here, and ${quote(usual.words)} elsewhere.`,
          hint: 'Say the same in both texts.',
          related: [{ ...usual.written.entry.at(...usual.written.path), message: `${quote(usual.words)} is here.` }],
        }),
    );
});

/** Whether a text stands in a call for posters. */
const isOfPosterCall = ({ collection, entry }: WrittenText): boolean =>
  collection === 'calls' && POSTER.test(JSON.stringify(entry.value));
