// Codes: wrong-form.

import { defineRefusal } from '../../check';
import { isRecord } from '../../fields';
import { amountColumns, listOfColumn } from '../../money/amount-rows';
import { type Diagnostic, error } from '../../report/diagnostics';
import { isWholeCurrency } from '../../validate/currency-codes';

/** An amount has no decimals in a currency that has none. */
export const feeDecimals = defineRefusal(['registration'], ({ registration }, { files }) =>
  files.flatMap(({ schema, entries }) =>
    amountColumns(schema).flatMap((column) => {
      const list = listOfColumn(column);
      const currency = list && registration.value.fees?.[list]?.currency;
      if (currency === undefined || !isWholeCurrency(currency)) return [];
      return entries.flatMap(({ value, at }): Diagnostic[] => {
        const amount = isRecord(value) ? value[column] : undefined;
        if (typeof amount !== 'number' || Number.isInteger(amount)) return [];
        return [
          error('wrong-form', at(column), `${amount} has decimals, and ${currency} has none.`, {
            hint: `Write ${Math.round(amount)}, or correct the currency in registration.yaml.`,
          }),
        ];
      });
    }),
  ),
);
