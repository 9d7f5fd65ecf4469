// Codes: fee-unlike-others.

import { defineCheck } from '../../check';
import { medianOf } from '../../money/amount-rows';
import { warning } from '../../report/diagnostics';

/** So many times the two tables differ in the relation of their columns. */
const FAR = 4;
/** Fewer rows show no custom. */
const FEWEST = 2;

interface Priced {
  readonly value: { readonly local?: number | undefined; readonly international?: number | undefined };
}

/** How many times the local amounts are the international ones, where all rows agree which of the two is larger. */
function rateOf(rows: readonly Priced[]): number | undefined {
  const rates = rows.flatMap(({ value: { local, international } }) =>
    local && international ? [local / international] : [],
  );
  const agree = rates.every((rate) => rate > 1) || rates.every((rate) => rate < 1);
  return rates.length >= FEWEST && agree ? medianOf(rates) : undefined;
}

/** The two price lists have their own names in fees.csv and in supplements.csv: one currency is worth more in both. */
export const priceListsExchanged = defineCheck(['fees', 'supplements'], ({ fees, supplements }) => {
  const [ofFees, ofSupplements] = [rateOf(fees), rateOf(supplements)];
  const [fee] = fees;
  const [supplement] = supplements;
  if (ofFees === undefined || ofSupplements === undefined || fee === undefined || supplement === undefined) return [];
  if (ofFees > 1 === ofSupplements > 1 || Math.max(ofFees / ofSupplements, ofSupplements / ofFees) < FAR) return [];
  const [less, more] = ofFees > 1 ? ['international', 'local'] : ['local', 'international'];
  return [
    warning(
      'fee-unlike-others',
      fee.at('local'),
      `In all rows of fees.csv the ${less} amounts are the smaller ones, and in supplements.csv the ${more} ones.`,
      {
        hint: 'The columns "local" and "international" seem to have each other\'s name in one of the two tables: look at their first lines.',
        related: [{ ...supplement.at('local'), message: 'The other table is here.' }],
      },
    ),
  ];
});
