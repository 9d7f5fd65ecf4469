import type { Fee } from '../../../../shared/model/content';
import type { Entry } from '../../../content/validate/validate';
import { type Found, foundAs, over, say } from '../../kit';
import { AMOUNTS } from '../../lexicon/fee-groups';

/** The two price lists, each with its column without and with accommodation. */
const CURRENCIES = [
  ['local', 'localWithAccommodation'],
  ['international', 'internationalWithAccommodation'],
] as const;

/** The fewest rows that show a convention. */
const FEWEST = 3;

/** Returns whether all fees with accommodation are larger once the two price lists are exchanged. */
const areExchanged = (fees: readonly Entry<Fee>[]) => {
  const both = fees.filter(({ value }) => value.localWithAccommodation && value.internationalWithAccommodation);
  return (
    both.length >= FEWEST &&
    both.every(
      ({ value }) =>
        isBelow(value.localWithAccommodation, value.local) ||
        isBelow(value.internationalWithAccommodation, value.international),
    ) &&
    !both.some(
      ({ value }) =>
        isBelow(value.localWithAccommodation, value.international) ||
        isBelow(value.internationalWithAccommodation, value.local),
    )
  );
};

const isBelow = (withRoom = 0, without = 0) => withRoom < without;

/** Reports once that the two price lists are exchanged in the whole table. */
const feesExchanged = (fees: readonly Entry<Fee>[]): Found =>
  fees.slice(0, 1).map(({ at }) =>
    foundAs(
      'fee-accommodation',
      at('local'),
      'In all rows one of the fees is smaller with accommodation than without.',
      {
        hint: 'The columns "local" and "international" seem to have each other\'s name: exchange the two in the first line.',
        related: [{ ...at('international'), message: 'The other column is here.' }],
      },
    ),
  );

/** Finds fees that contradict each other. */
export const feeAmounts = [
  over(['fees'], ({ fees }) =>
    areExchanged(fees)
      ? feesExchanged(fees)
      : fees.flatMap(({ value, at }) =>
          CURRENCIES.flatMap(([without, withRoom]): Found => {
            const amount = value[withRoom];
            const fee = value[without];
            if (amount === undefined || fee === undefined || amount >= fee) return [];
            return foundAs(
              'fee-accommodation',
              at(withRoom),
              say`"${value.category}" costs ${amount} with accommodation and ${fee} without.`,
              {
                hint: 'Accommodation does not make a fee smaller: correct one of the two.',
                related: [{ ...at(without), message: 'The fee without accommodation is here.' }],
              },
            );
          }),
        ),
  ),
  over(['fees'], ({ fees }) => {
    const feeOf = new Map(fees.map((entry) => [entry.value.id, entry]));
    return fees.flatMap((member) => {
      const { id } = member.value;
      const other = id.endsWith('-member') ? feeOf.get(id.replace(/-member$/, '-non-member')) : undefined;
      return other === undefined ? [] : dearerThanOthers(member, other);
    });
  }),
];

/** Finds amounts for members that are above those for others. */
const dearerThanOthers = (member: Entry<Fee>, other: Entry<Fee>): Found =>
  AMOUNTS.flatMap((column): Found => {
    const [less, more] = [member.value[column], other.value[column]];
    if (less === undefined || more === undefined || less <= more) return [];
    return foundAs(
      'fee-member',
      member.at(column),
      say`"${member.value.category}" costs ${less}, "${other.value.category}" only ${more}.`,
      {
        hint: 'Members do not pay more than others: correct one of the two.',
        related: [{ ...other.at(column), message: 'The fee of non-members is here.' }],
      },
    );
  });
