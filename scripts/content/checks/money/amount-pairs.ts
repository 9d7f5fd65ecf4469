// Codes: amount-disagrees.

import { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { CURRENCY_WORD, currenciesIn, USUAL_CODES } from '../../agreement/currency-words';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_DIGIT, everyText } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

/** Nobody is offered a choice between two amounts of which one is so many times the other. */
const FAR = 4;

const UNIT = `[A-Z]{3}|[€$£]|${CURRENCY_WORD}`;
const AMOUNT = '\\d[\\d \\u00a0\\u202f,]{0,14}(?:\\.\\d{1,2})?';
/** "100 PLN or 25 EUR", "100 dinars (25 euros)". */
const PAIR = new RegExp(
  `(?<![\\d.,])(${AMOUNT})\\s?(${UNIT})\\s*(?:,?\\s(?:or|ou|respectively|resp\\.)\\s|[(/=]|\\sأو\\s)\\s*(${AMOUNT})\\s?(${UNIT})(?!\\p{L})`,
  'giu',
);

/** One sum in the two currencies of the fees: both are in the relation in which the fees are. */
export const amountPairs = defineCheck(['registration', 'fees'], ({ registration, fees }, site) => {
  const [one, other] = PRICE_LISTS.map((list) => registration.value.fees?.[list]?.currency);
  const rates = fees.flatMap(({ value: { local, international } }) =>
    local && international ? [local / international] : [],
  );
  if (one === undefined || other === undefined || one === other || rates.length === 0) return [];
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return everyText(site, ANY_DIGIT, isAboutTheConference).flatMap((written): Diagnostic[] =>
    [...written.text.matchAll(PAIR)].flatMap((found): Diagnostic[] => {
      const [whole, first = '', unit = '', second = '', otherUnit = ''] = found;
      const [here, there] = [codesOf(unit), codesOf(otherUnit)];
      const isTurned = here.has(other) && there.has(one);
      if (!(isTurned || (here.has(one) && there.has(other)))) return [];
      const [amount, beside] = [first, second].map((digits) => Number(digits.replace(/[\s,]/g, '')));
      if (!(amount && beside)) return [];
      const rate = isTurned ? beside / amount : amount / beside;
      if (rate <= most * FAR && rate >= least / FAR) return [];
      return [
        flawReport(
          'amount-disagrees',
          written,
          flawAt(found, {
            message: `"${whole}" are not the same sum: of the fees, 1 ${other} is about ${Math.round(rates[0] ?? 0) || (rates[0] ?? 0).toFixed(2)} ${one}.`,
            hint: 'Check the digits of both: one may be missing, or typed twice.',
            related: [{ ...registration.at('fees'), message: 'The currencies of the fees are here.' }],
          }),
        ),
      ];
    }),
  );
});

function codesOf(unit: string): ReadonlySet<string> {
  const code = unit.toUpperCase();
  return USUAL_CODES.has(code) ? new Set([code]) : (currenciesIn(unit)[0]?.codes ?? SIGNS.get(unit) ?? new Set([code]));
}

const SIGNS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['€', new Set(['EUR'])],
  ['£', new Set(['GBP'])],
  ['$', new Set(['USD', 'CAD', 'AUD'])],
]);
