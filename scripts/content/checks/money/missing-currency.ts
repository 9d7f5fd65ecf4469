import { defineRefusal } from '../../check';
import { isRecord } from '../../fields';
import { error } from '../../report/diagnostics';

/** Whatever costs something says in which currency. */
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
    ['fees'],
    ({ fees }, { files }) => {
      const [first] = fees;
      // The page on registration may be absent altogether.
      const registration = files.find(({ parsed }) => parsed.collection === 'registration')?.entries[0]?.value;
      if (first === undefined || (isRecord(registration) && registration.fees !== undefined)) return [];
      return [
        error('missing-currency', first.at('id'), 'Nothing says in which currency the fees are.', {
          hint: 'Add "fees" to registration.yaml, with "local" and "international", each with a caption and a currency.',
        }),
      ];
    },
    { whole: ['registration'] },
  ),
];
