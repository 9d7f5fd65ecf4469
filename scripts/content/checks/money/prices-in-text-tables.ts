// Codes: amount-disagrees.

import { defineTextCheck, type Flaw, quote } from '../../texts/text-check';
import { type TableRow, tablesOf } from '../../texts/text-tables';

/** What costs less stands first in each pair: of a room for one and one for two, of a fee that is early and one that is late. */
const DEARER: readonly (readonly [less: RegExp, more: RegExp])[] = [
  [
    /(?<!\p{L})(?:singles?|simples?|individuel(?:le)?s?|(?:for |pour )?(?:one|une) person(?:ne)?|فردية|مفردة|غرفة لشخص)(?!\p{L})/iu,
    /(?<!\p{L})(?:doubles?|twins?|triples?|(?:for |pour )?(?:two|deux) person(?:ne)?s|مزدوجة|ثنائية|ثلاثية)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:early(?:[ -]bird)?|anticipé\p{L}*|réduits?|مبكر\p{L}*)(?!\p{L})/iu,
    /(?<!\p{L})(?:late|regular|standard|full|on[- ]?site|tardifs?|normal|plein|متأخر\p{L}*|عادي\p{L}*)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:students?|étudiant\p{L}*|طالب|طلبة|الطلبة)(?!\p{L})/iu,
    /(?<!\p{L})(?:full|regular|others|normal|plein|autres|عادي\p{L}*)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L}|non[- ])(?:members?|membres?|الأعضاء)(?!\p{L})/iu,
    /(?<!\p{L})(?:non[- ]?(?:members?|membres?)|غير الأعضاء)(?!\p{L})/iu,
  ],
];

/** Words by which a table is one of prices. */
const PRICES =
  /(?<!\p{L})(?:prices?|fees?|rates?|costs?|per night|tarifs?|prix|frais|par nuit|أسعار|الأسعار|رسوم|سعر)(?!\p{L})|[€$£]|(?<!\p{L})(?:EUR|USD|TND|GBP|MAD|DZD|PLN|CHF)(?!\p{L})/iu;
/** How far the prices of one row are from the relation that they have in all others. */
const FAR = 4;
/** The relation is one where rows differ by no more. */
const SPREAD = 2.5;

const amountOf = (cell = ''): number | undefined => {
  const found = /^(?:[€$£]|[A-Z]{3})?\s?(\d[\d\s,]*(?:\.\d{1,2})?)\s?(?:[€$£]|[A-Z]{3}|euros?|dinars?)?$/u.exec(cell);
  const amount = Number((found?.[1] ?? '').replace(/[\s,]/g, ''));
  return found === null || !(amount > 0) ? undefined : amount;
};

/** The prices of a row in a table of a text fit each other as in the other rows: a room for two is dearer than one for one. */
export const pricesInTextTables = defineTextCheck('amount-disagrees', {
  kinds: ['markdown'],
  sign: /\|[ \t:]*-/,
  flaw: (text) => {
    for (const { head, rows } of tablesOf(text)) {
      const found = head.flatMap((_, one) =>
        head.flatMap((__, other) => (one === other ? [] : [oddIn(head, rows, one, other, text)])),
      );
      const first = found.find((flaw) => flaw !== undefined);
      if (first !== undefined) return first;
    }
    return undefined;
  },
});

function oddIn(
  head: readonly string[],
  rows: readonly TableRow[],
  one: number,
  other: number,
  text: string,
): Flaw | undefined {
  const pairs = rows.flatMap((row) => {
    const [less, more] = [amountOf(row.cells[one]), amountOf(row.cells[other])];
    return less === undefined || more === undefined ? [] : [{ row, less, more, ratio: more / less }];
  });
  if (pairs.length < 2) return undefined;
  const [name = '', otherName = ''] = [head[one], head[other]];
  const isOrdered = DEARER.some(
    ([less, more]) => less.test(name) && more.test(otherName) && !less.test(otherName) && !more.test(name),
  );
  const turned = isOrdered ? pairs.filter(({ ratio }) => ratio < 1) : [];
  const [only, ...more] = turned;
  if (only !== undefined && more.length === 0)
    return flawOf(
      only.row,
      `${quote(otherName)} costs ${only.more} here, and ${quote(name)} ${only.less}: in the other rows it is dearer.`,
    );
  if (one > other || pairs.length < 3 || !(isOrdered || PRICES.test(text))) return undefined;
  for (const { row, ratio, less, more: beside } of pairs) {
    const ratios = pairs.filter((pair) => pair.row !== row).map((pair) => pair.ratio);
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
    if (most / least > SPREAD || (ratio < most * FAR && ratio > least / FAR)) continue;
    return flawOf(row, `${less} and ${beside} do not fit each other as the amounts of the other rows do.`);
  }
  return undefined;
}

const flawOf = ({ start, line }: TableRow, message: string): Flaw => ({
  start,
  end: start + line.length,
  message,
  hint: 'Check the digits, and whether two cells are exchanged.',
});
