// Codes: amount-disagrees.

import { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { currenciesIn, USUAL_CODES } from '../../agreement/currency-words';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Fee } from '../../content';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** "Author members pay 750 TND": the words between a category and its amount. */
const PAYS =
  's?(?:\\s+(?:fees?|rates?))?\\s*(?:pay|pays|costs?|is|are|:|–|-|paient|paie|coûte|est de|يدفع(?:ون)?|تدفع)\\s*(?:only |just )?(\\d[\\d ,.]*)\\s?(\\p{L}{4,}|[A-Z]{3}|[€$£])';

/** The price list of a column: "localWithAccommodation" is of the local one. */
const listOf = (column: string) => PRICE_LISTS.find((list) => column.startsWith(list));

/** The amount that a text has a category pay is one of the category's own. */
export const feeInText = defineCheck(['fees', 'registration'], ({ fees, registration }, site) => {
  const forms = [...fees]
    .filter(({ value }) => value.category.length >= SHORTEST)
    .sort((one, other) => other.value.category.length - one.value.category.length)
    .map((fee) => ({
      fee,
      form: new RegExp(`(?<![\\p{L}-])${escapeRegExp(fee.value.category).replace(/\s+/g, '\\s+')}${PAYS}`, 'iu'),
    }));
  const currencyOf = (list: (typeof PRICE_LISTS)[number]) => registration.value.fees?.[list]?.currency;
  return everyText(site, /\d/, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (written.collection === 'fees' || written.collection === 'supplements') return [];
    const text = typedByHand(written.text);
    for (const { fee, form } of forms) {
      const found = form.exec(text);
      const amount = Number((found?.[1] ?? '').replace(/[\s,]|\.$/g, ''));
      const unit = found?.[2] ?? '';
      const codes = USUAL_CODES.has(unit) ? new Set([unit]) : (currenciesIn(unit)[0]?.codes ?? new Set<string>());
      if (found === null || codes.size === 0 || Number.isNaN(amount)) continue;
      const own = amountsOf(fee, (list) => codes.has(currencyOf(list) ?? ''));
      // Of an amount that no row has, another rule tells.
      const isOfAnother = fees.some(
        (other) => other !== fee && amountsOf(other, (list) => codes.has(currencyOf(list) ?? '')).includes(amount),
      );
      if (own.length === 0 || own.includes(amount) || !isOfAnother) continue;
      return [
        flawReport(
          'amount-disagrees',
          written,
          flawAt(found, {
            message: `"${found[0]}": "${fee.value.category}" costs ${own.join(' or ')}.`,
            hint: `Let the text fetch the amount: {{fees.${fee.value.id}.local}}.`,
            related: [{ ...fee.at('category'), message: 'The fee is here.' }],
          }),
        ),
      ];
    }
    return [];
  });
});

/** "Late" and "Full" are words of many sentences. */
const SHORTEST = 6;

const amountsOf = ({ value }: Entry<Fee>, isOf: (list: (typeof PRICE_LISTS)[number]) => boolean): number[] =>
  Object.entries(value).flatMap(([column, amount]) => {
    const list = listOf(column);
    return typeof amount === 'number' && list !== undefined && isOf(list) ? [amount] : [];
  });
