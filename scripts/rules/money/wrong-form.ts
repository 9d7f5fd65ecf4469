import { isRecord } from '../../content/fields';
import { amountColumns, listOfColumn } from '../../content/money/amount-rows';
import { isWholeCurrency } from '../../content/validate/currency-codes';
import { defineRule, type Found, found, over, say } from '../kit';

/** An amount has no decimals in a currency that has none. */
const feeDecimals = over(['registration'], ({ registration }, { files }) =>
  files.flatMap(({ schema, entries }) =>
    amountColumns(schema).flatMap((column) => {
      const list = listOfColumn(column);
      const currency = list && registration.value.fees?.[list]?.currency;
      if (currency === undefined || !isWholeCurrency(currency)) return [];
      return entries.flatMap(({ value, at }): Found => {
        const amount = isRecord(value) ? value[column] : undefined;
        if (typeof amount !== 'number' || Number.isInteger(amount)) return [];
        return found(at(column), say`${amount} has decimals, and ${currency} has none.`, {
          hint: `Write ${Math.round(amount)}, or correct the currency in registration.yaml.`,
        });
      });
    }),
  ),
);

export const rule = defineRule({
  code: 'wrong-form',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'Schedules, calendars and sums are calculated from this value, which therefore has one form only.',
    fr: 'Le programme, les calendriers et les sommes se calculent avec cette valeur, qui n’a donc qu’une forme.',
    ar: 'يحسب البرنامج والتقويمات والمبالغ من هذه القيمة، ولذلك لها شكل واحد فقط.',
  },
  yieldsTo: { cell: ['unknown-reference'] },
  finders: [feeDecimals],
});
