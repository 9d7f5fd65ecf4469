import { currenciesNumbered, numberOfCurrency } from '../../content/validate/currency-codes';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds currencies with the number of another currency (ISO 4217): the card payment service uses the number alone. */
const currencyNumber = over(['currencies'], ({ currencies }) =>
  currencies.flatMap(({ value: { code, number }, at }) => {
    const right = numberOfCurrency(code);
    if (right === undefined || number === right) return [];
    const others = currenciesNumbered(number).join(' and ') || 'no currency';
    return found(at('number'), say`${number} is the number of ${others}; ${code} has ${right}.`, {
      fix: { from: String(number), to: String(right), isCertain: false },
      hint: `Write ${right}, or correct the code. Payments are made in the currency that the number names.`,
    });
  }),
);

export const rule = defineRule({
  code: 'currency-number',
  severity: 'error',
  reason: reasons.wrongCurrency,
  finders: [currencyNumber],
});
