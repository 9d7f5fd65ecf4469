import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { amountColumns } from '../../money/amount-rows';
import { warning } from '../../report/diagnostics';
import { titleOf } from '../../title-of';

/** Words by which a row says itself that it costs nothing. */
const FREE =
  /(?<!\p{L})(?:free|gratuite?s?|gratis|complimentary|waived|offerte?s?|no fee|without (?:a )?fee|invited|invitée?s?|volunteers?|bénévoles?)(?!\p{L})|مجان/iu;

/** No amount that visitors pay is 0: a cell was filled to have something in it. */
export const feeZero = defineCheck([], (_records, { files }) =>
  files.flatMap(({ schema, entries }) => {
    const amounts = amountColumns(schema);
    return amounts.flatMap((field) =>
      entries
        .filter(({ value }) => isRecord(value) && value[field] === 0 && !FREE.test(titleOf(value)))
        .map(({ at }) =>
          warning('fee-zero', at(field), 'This costs nothing, and visitors would read 0.', {
            hint: `${schema.required?.includes(field) ? 'Write the fee.' : 'Leave the cell empty if there is no such fee.'} If it is free, accept this warning.`,
          }),
        ),
    );
  }),
);
