import { PRICE_LISTS, type PriceList } from '../../../../shared/fees/price-lists';
import type { Site } from '../../../content/survey';
import type { Entry } from '../../../content/validate/validate';
import { type Found, foundAs, over, say } from '../../kit';
import { type Registration, registrationOf } from '../../lexicon/registration-of';

/** A row of fees.csv or supplements.csv. */
type Priced = Entry<{ readonly [Name in PriceList]?: number | undefined }>;

/** Every fee and supplement has an amount in each price list that registration.yaml has, and in no other. */
export const priceLists = [
  over(['fees'], ({ fees }, site) => amountsByList(fees, 'fees.csv', site), { whole: ['registration'] }),
  over(['supplements'], ({ supplements }, site) => amountsByList(supplements, 'supplements.csv', site), {
    whole: ['registration'],
  }),
];

function amountsByList(rows: readonly Priced[], file: string, site: Site): Found {
  const registration = registrationOf(site);
  // Without any list, missing-currency reports it.
  if (registration === undefined || !PRICE_LISTS.some((list) => registration.value.fees?.[list])) return [];
  return PRICE_LISTS.flatMap((list) =>
    registration.value.fees?.[list] ? withoutAmount(rows, list, file, registration) : withoutList(rows, list),
  );
}

/** Finds rows without an amount in a price list. If no row has one, the list is reported instead. */
function withoutAmount(
  rows: readonly Priced[],
  list: PriceList,
  file: string,
  registration: Entry<Registration>,
): Found {
  const missing = rows.filter(({ value }) => value[list] === undefined);
  const other = PRICE_LISTS.find((each) => each !== list);
  if (missing.length > 1 && missing.length === rows.length) {
    const hint = `Add the column "${list}" to ${file}. Where everybody pays the same, take "${list}" out here, and leave "${other}".`;
    const related = rows.slice(0, 1).map(({ at }) => ({ ...at(), message: 'No row of this table has one.' }));
    return foundAs(
      'missing-value',
      registration.at('fees', list),
      say`${file} has no amount for the price list "${list}".`,
      {
        hint,
        related,
      },
    );
  }
  return missing.map(({ at }) =>
    foundAs('missing-value', at(list), say`The column "${list}" is empty in this row.`, {
      hint: `Write the amount in digits: "fees" in registration.yaml has a price list "${list}".`,
    }),
  );
}

/** Finds the first amount of a price list without a currency. */
const withoutList = (rows: readonly Priced[], list: PriceList): Found =>
  rows
    .filter(({ value }) => value[list] !== undefined)
    .slice(0, 1)
    .map(({ at }) =>
      foundAs('missing-currency', at(list), say`Nothing says in which currency the column "${list}" is.`, {
        hint: `Add "${list}", with a caption and a currency, to "fees" in registration.yaml; or delete the column.`,
      }),
    );
