import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';
import { currenciesNumbered, numberOfCurrency } from '../../validate/currency-codes';

/** A currency has the number that ISO 4217 gives it: the card payment service goes by the number alone. */
export const currencyNumber = defineRefusal(['currencies'], ({ currencies }) =>
  currencies.flatMap(({ value: { code, number }, at }) => {
    const right = numberOfCurrency(code);
    if (right === undefined || number === right) return [];
    const others = currenciesNumbered(number).join(' and ') || 'no currency';
    return [
      error('currency-number', at('number'), `${number} is the number of ${others}; ${code} has ${right}.`, {
        fix: { from: String(number), to: String(right), isCertain: false },
        hint: `Write ${right}, or correct the code. Payments are made in the currency that the number names.`,
      }),
    ];
  }),
);
