// Codes: count-disagrees.

import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';
import { defineTextCheck, flawReport } from '../../texts/text-check';

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
    const isOfPosters = written.collection === 'calls' && POSTER.test(JSON.stringify(written.entry.value));
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
