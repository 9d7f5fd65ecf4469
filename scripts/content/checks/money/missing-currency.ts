import { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { defineRefusal } from '../../check';
import { registrationOf } from '../../money/registration-of';
import { error } from '../../report/diagnostics';

/** Every price has a currency. */
export const missingCurrency = [
  defineRefusal(
    ['payment', 'currencies'],
    ({ payment, currencies }) =>
      currencies.some(({ value }) => value.offered)
        ? []
        : [
            error('missing-currency', payment.at('api'), 'Payments are made in no currency.', {
              hint: 'Add a currency to currencies.csv, with "yes" in the column "offered".',
              related: currencies.map(({ value, at }) => ({
                ...at('offered'),
                message: `${value.code} is not offered.`,
              })),
            }),
          ],
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
