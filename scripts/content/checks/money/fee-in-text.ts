// Codes: amount-disagrees.

import type { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { currenciesIn, USUAL_CODES } from '../../agreement/currency-words';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Fee } from '../../content';
import { listOfColumn } from '../../money/amount-rows';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { ANY_DIGIT, everyText } from '../../texts/every-text';
import { sentenceAround } from '../../texts/sentences';
import { flawAt, flawReport } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** "Late fee": what may stand behind a category, and has to behind a short one. */
const FEE = 's?(?:\\s+(?:fees?|rates?))';
/** "Author members pay 750 TND": the words between a category and its amount. */
const PAYS =
  '\\s*(?:of|de|pay|pays|costs?|is|are|:|–|-|paient|paie|coûte|est de|يدفع(?:ون)?|تدفع)\\s*(?:only |just )?(\\d[\\d ,.]*)\\s?(\\p{L}{4,}|[A-Z]{3}|[€$£])';

const FETCHES_FEE = /\{\{\s*fees\./;
/** The amount that a text has a category pay is one of the category's own. */
export const feeInText = defineCheck(['fees', 'registration'], ({ fees, registration }, site) => {
  const forms = [...fees]
    .sort((one, other) => other.value.category.length - one.value.category.length)
    .map((fee) => ({
      fee,
      form: new RegExp(
        `(?<![\\p{L}-])${escapeRegExp(fee.value.category).replace(/\s+/g, '\\s+')}${FEE}${fee.value.category.length < SHORTEST ? '' : '?s?'}${PAYS}`,
        'iu',
      ),
    }));
  const currencyOf = (list: (typeof PRICE_LISTS)[number]) => registration.value.fees?.[list]?.currency;
  return everyText(site, ANY_DIGIT, isAboutTheConference).flatMap((written): Diagnostic[] => {
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

/** "Late" and "Full" are words of many sentences, and say of what where a fee is named behind them. */
const SHORTEST = 6;

const FETCHED = /\{\{\s*fees\.([\w-]+)\.\w+\s*\}\}/gu;
const TYPED = /(?<![\p{L}\d.,{])(\d[\d ,]*\d|\d)\s?(\p{L}{4,}|[A-Z]{3}|[€$£])(?![\p{L}\d])/gu;

/** Beside amounts that are fetched from one row, an amount that is typed is one of that row, too. */
export const amountBesideFetched = defineCheck(['fees', 'registration'], ({ fees, registration }, site) => {
  const currencyOf = (list: (typeof PRICE_LISTS)[number]) => registration.value.fees?.[list]?.currency;
  return everyText(site, FETCHES_FEE, isAboutTheConference).flatMap((written): Diagnostic[] =>
    [...written.text.matchAll(TYPED)].flatMap((typed): Diagnostic[] => {
      const [amountTyped, digits = '', unit = ''] = typed;
      const ids = new Set([...sentenceAround(written.text, typed.index).matchAll(FETCHED)].map(([, id]) => id));
      const fee = fees.find(({ value: { id } }) => ids.has(id));
      const codes = USUAL_CODES.has(unit) ? new Set([unit]) : (currenciesIn(unit)[0]?.codes ?? new Set<string>());
      if (ids.size !== 1 || fee === undefined || codes.size === 0) return [];
      const isOf = (list: (typeof PRICE_LISTS)[number]) => codes.has(currencyOf(list) ?? '');
      const own = amountsOf(fee, isOf);
      const amount = Number(digits.replace(/[ ,]/g, ''));
      // Of an amount that no row has, another rule tells.
      if (own.length === 0 || own.includes(amount) || !fees.some((other) => amountsOf(other, isOf).includes(amount)))
        return [];
      return [
        flawReport(
          'amount-disagrees',
          written,
          flawAt(typed, {
            message: `"${amountTyped}" is another fee: "${fee.value.category}", of which this sentence is, costs ${own.join(' or ')}.`,
            hint: `Let the text fetch the amount, as the others of the sentence.`,
            related: [{ ...fee.at('category'), message: 'The fee is here.' }],
          }),
        ),
      ];
    }),
  );
});

const amountsOf = ({ value }: Entry<Fee>, isOf: (list: (typeof PRICE_LISTS)[number]) => boolean): number[] =>
  Object.entries(value).flatMap(([column, amount]) => {
    const list = listOfColumn(column);
    return typeof amount === 'number' && list !== undefined && isOf(list) ? [amount] : [];
  });
