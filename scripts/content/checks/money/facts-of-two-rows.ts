// Codes: amount-disagrees.

import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

/** An amount with the same in the other currency behind it: "{{fees.a.local}} TND ({{fees.a.international}} EUR)". */
const PAIR =
  /\{\{\s*(fees|supplements)\.([\w-]+)\.(\w+)\s*\}\}([^{}.;\d]{0,20}?)(?:[(/=]|\b(?:or|ou)\b|أو)\s*\{\{\s*(fees|supplements)\.([\w-]+)\.(\w+)\s*\}\}/gu;

const isInternational = (column: string) => column.startsWith('international') && !column.endsWith('InLocal');

const SIGN = /\{\{\s*(?:fees|supplements)\./;
/** An amount and what stands behind it in the other currency are fetched from one row. */
export const factsOfTwoRows = defineCheck([], (_records, site) =>
  everyText(site, SIGN, isAboutTheConference).flatMap((written): Diagnostic[] =>
    [...written.text.matchAll(PAIR)].flatMap((found): Diagnostic[] => {
      const [, group = '', id = '', column = '', , otherGroup = '', otherId = '', otherColumn = ''] = found;
      if (isInternational(column) === isInternational(otherColumn)) return [];
      if (group === otherGroup && id === otherId) return [];
      return [
        flawReport(
          'amount-disagrees',
          written,
          flawAt(found, {
            message: `This is one amount in two currencies, fetched from two rows: ${group}.${id} and ${otherGroup}.${otherId}.`,
            hint: 'Fetch both from the row of which the sentence speaks.',
          }),
        ),
      ];
    }),
  ),
);
