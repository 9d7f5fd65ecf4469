import { columnsOf } from '../columns/columns';
import { exchangedIn } from '../columns/exchanged';
import { warning } from '../report/diagnostics';
import { quote } from '../texts/text-check';
import { defineCheck } from './check';

/** What stands in a column is what it is for: two cells of a row are not in each other's place. */
export const cellsExchanged = defineCheck([], (_records, site) =>
  columnsOf(site)
    .flatMap(exchangedIn)
    .map(({ columns: [one, other], entry }) => {
      const [here = '', there = ''] = [one, other].map(({ cells }) => cells.get(entry)?.text);
      return warning(
        'cells-exchanged',
        entry.at(one.name),
        `The ${one.name} ${quote(here)} and the ${other.name} ${quote(there)} seem to be exchanged.`,
        {
          hint: `Write ${quote(there)} as ${one.name}, and ${quote(here)} as ${other.name}.`,
          related: [{ ...entry.at(other.name), message: 'The other one is here.' }],
        },
      );
    }),
);
