import { PRICE_LISTS } from '../../../shared/fees/price-lists';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';
import { defineRule, found, over, say } from '../kit';
import { registrationOf } from '../lexicon/registration-of';
import { reasons } from '../reasons';
import { priceLists } from './shared/price-lists';

/** Returns the row of the currency of local fees, or the first row. */
const ofTheFees = <Row extends Entry<{ readonly code: string }>>(rows: readonly Row[], site: Site): Row | undefined =>
  rows.find(({ value: { code } }) => code === registrationOf(site)?.value.fees?.local?.currency) ?? rows[0];

/** Finds payments and fees without a currency. */
const missingCurrency = [
  over(
    ['payment', 'currencies'],
    ({ payment, currencies }, site) => {
      if (currencies.some(({ value }) => value.offered)) return [];
      const row = ofTheFees(currencies, site);
      const form = { ...payment.at('api'), message: 'The payment form is switched on here.' };
      return found(row?.at('offered') ?? payment.at('api'), 'No currency is offered for payments.', {
        hint: 'Add a currency to currencies.csv, with "yes" in the column "offered".',
        ...(row && { related: [form] }),
      });
    },
    { whole: ['currencies'] },
  ),
  over(
    ['fees', 'supplements'],
    ({ fees, supplements }, site) => {
      const [first] = [...fees, ...supplements];
      const lists = registrationOf(site)?.value.fees;
      if (first === undefined || PRICE_LISTS.some((list) => lists?.[list])) return [];
      return found(
        first.at('id'),
        say`Nothing says in which currency the ${fees.length > 0 ? 'fees' : 'supplements'} are.`,
        {
          hint: 'Add "fees" to registration.yaml, with "local" and "international", each with a caption and a currency; one of the two is enough where everybody pays the same.',
        },
      );
    },
    { whole: ['registration'] },
  ),
];

export const rule = defineRule({
  code: 'missing-currency',
  severity: 'error',
  reason: reasons.wrongCurrency,
  finders: [...missingCurrency, ...priceLists],
});
