import { isRecord } from '../../content/fields';
import { isWholeCurrency } from '../../content/validate/currency-codes';
import { defineRule, type Found, found, over, say } from '../kit';
import { amountColumns, listOfColumn } from '../lexicon/amount-rows';
import { reasons } from '../reasons';

/** Finds amounts with decimals in a currency without any. */
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
  severity: 'error',
  reason: reasons.oneFormOnly,
  yieldsTo: { cell: ['unknown-reference'] },
  finders: [feeDecimals],
});
