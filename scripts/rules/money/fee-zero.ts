import { isRecord } from '../../content/fields';
import { titleOf } from '../../content/title-of';
import { defineRule, found, over } from '../kit';
import { amountColumns } from '../lexicon/amount-rows';
import { reasons } from '../reasons';

/** Words for rows that are free. */
const FREE =
  /(?<!\p{L})(?:free|gratuite?s?|gratis|complimentary|waived|offerte?s?|no fee|without (?:a )?fee|invited|invitée?s?|volunteers?|bénévoles?)(?!\p{L})|مجان/iu;

/** Finds fees of 0: the cell was filled to have something in it. */
const feeZero = over([], (_records, { files }) =>
  files.flatMap(({ schema, entries }) => {
    const amounts = amountColumns(schema);
    return amounts.flatMap((field) =>
      entries
        .filter(({ value }) => isRecord(value) && value[field] === 0 && !FREE.test(titleOf(value)))
        .map(({ at }) =>
          found(at(field), 'The fee is 0 and will be shown as 0.', {
            hint: `${schema.required?.includes(field) ? 'Write the fee.' : 'Leave the cell empty if there is no such fee.'} If it is free, accept this warning.`,
          }),
        ),
    );
  }),
);

export const rule = defineRule({
  code: 'fee-zero',
  reason: reasons.wrongAmount,
  finders: [feeZero],
});
