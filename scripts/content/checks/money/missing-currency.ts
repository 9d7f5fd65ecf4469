import { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { defineRefusal } from '../../check';
import { registrationOf } from '../../money/registration-of';
import { error } from '../../report/diagnostics';
import type { Site } from '../../survey';
import type { Entry } from '../../validate/validate';

/** The row of the currency of the local fees, or else the first one: of several that are not offered, it is the likeliest. */
const ofTheFees = <Row extends Entry<{ readonly code: string }>>(rows: readonly Row[], site: Site): Row | undefined =>
  rows.find(({ value: { code } }) => code === registrationOf(site)?.value.fees?.local?.currency) ?? rows[0];

/** Every price has a currency. */
export const missingCurrency = [
  defineRefusal(
    ['payment', 'currencies'],
    ({ payment, currencies }, site) => {
      if (currencies.some(({ value }) => value.offered)) return [];
      const row = ofTheFees(currencies, site);
      const form = { ...payment.at('api'), message: 'The payment form is switched on here.' };
      return [
        error('missing-currency', row?.at('offered') ?? payment.at('api'), 'Payments are made in no currency.', {
          hint: 'Add a currency to currencies.csv, with "yes" in the column "offered".',
          ...(row && { related: [form] }),
        }),
      ];
    },
    { whole: ['currencies'] },
  ),
  defineRefusal(
    ['fees', 'supplements'],
    ({ fees, supplements }, site) => {
      const [first] = [...fees, ...supplements];
      const lists = registrationOf(site)?.value.fees;
      if (first === undefined || PRICE_LISTS.some((list) => lists?.[list])) return [];
      return [
        error(
          'missing-currency',
          first.at('id'),
          `Nothing says in which currency the ${fees.length > 0 ? 'fees' : 'supplements'} are.`,
          {
            hint: 'Add "fees" to registration.yaml, with "local" and "international", each with a caption and a currency; one of the two is enough where everybody pays the same.',
          },
        ),
      ];
    },
    { whole: ['registration'] },
  ),
];
