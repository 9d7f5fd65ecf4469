import { type Chance, oneOf } from '../../support/chance';
import type { FaultKind, World } from '../plant';
import { proseOf, spotsOf } from '../spots';
import { inRows, tableOf } from '../table';

type Row = Record<string, string>;

const AMOUNTS = ['local', 'localWithAccommodation', 'international', 'internationalWithAccommodation'];

/** Every amount of the fees. */
const inAmounts = (name: string, change: (amount: number, chance: Chance) => string | undefined): FaultKind => ({
  name,
  plants: (world, chance) =>
    ['fees.csv', 'supplements.csv'].flatMap((file) =>
      inRows(world, file, (record, table, row) =>
        AMOUNTS.flatMap((column) => {
          const value = record[column] ?? '';
          const other = value === '' ? undefined : change(Number(value), chance);
          return other === undefined ? [] : [table.with(row, { [column]: other }, `${column} ${value} → ${other}`)];
        }),
      ),
    ),
});

const inCurrencies = (name: string, cells: (row: Row, world: World) => Row | undefined): FaultKind => ({
  name,
  plants: (world) =>
    inRows(world, 'currencies.csv', (row, table, number) => {
      const other = cells(row, world);
      return other && table.with(number, other);
    }),
});

/** Valid by their checksums: the examples of ISO 13616 and of the registry. */
const IBANS = [
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB82WEST12345698765432',
  'TN5910006035183598478831',
  'CH9300762011623852957',
];
const BICS = ['DEUTDEFF', 'BNPAFRPPXXX', 'NWBKGB2L'];

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

function swapped(text: string, at: number): string {
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

/** A text with a sentence more. */
const inTexts = (name: string, sentence: (chance: Chance) => string): FaultKind => ({
  name,
  plants: (world, chance) =>
    proseOf(world)
      .filter(({ file, field }) => file === 'registration.yaml' && field === 'text')
      .map((spot) => spot.with(`${spot.text.trimEnd()}\n\n${sentence(chance)}\n`)),
});

export const money: readonly FaultKind[] = [
  inCurrencies('number of another currency', ({ code }) => (code === 'TND' ? { number: '978' } : { number: '788' })),
  inCurrencies('number of no currency', () => ({ number: '999' })),
  inCurrencies('code of no currency', ({ code = '' }) => ({ code: `${code.slice(0, 2)}Q` })),
  inCurrencies('name of another currency', ({ code }) => (code === 'EUR' ? { name: 'US dollar' } : { name: 'Euro' })),
  {
    name: 'no currency is offered',
    plants: (world) => {
      const table = tableOf(world, 'currencies.csv');
      if (table === undefined) return [];
      const at = table.columns.indexOf('offered');
      const rows = table.rows.map((row, number) => (number === 0 ? row : row.with(at, 'no')));
      return [table.written(rows, table.numbers, 'none offered')];
    },
  },
  inCurrencies('offers a currency that the text denies', ({ code }, world) =>
    code === 'TND' || world.name !== 'sample' ? undefined : { offered: 'yes' },
  ),
  inAmounts('fee of zero', () => '0'),
  inAmounts('digit lost', (amount) => (amount >= 100 ? String(amount).slice(0, -1) : undefined)),
  inAmounts('digit doubled', (amount) => `${amount}0`),
  inAmounts('first digit doubled', (amount) => (amount >= 100 ? `${String(amount)[0]}${amount}` : undefined)),
  {
    name: 'late fee below the early one',
    plants: (world) => {
      const table = tableOf(world, 'fees.csv');
      const late = table?.numbers.find((row) => table.cell(row, 'id') === 'late');
      if (table === undefined || late === undefined) return [];
      return AMOUNTS.map((column) =>
        table.with(late, { [column]: String(Math.round(Number(table.cell(late, column)) * 0.75)) }, column),
      );
    },
  },
  {
    name: 'late fee of one group below its early one',
    plants: (world, chance) => {
      const table = tableOf(world, 'fees.csv');
      if (table === undefined || world.language !== 'en') return [];
      return table.numbers
        .filter((row) => !/late|additional/.test(table.cell(row, 'id')))
        .map((row) => {
          const { id = '', category = '', local = '', international = '' } = table.record(row);
          const name = oneOf(
            [
              `Late ${category.toLowerCase()}`,
              `${category}, late`,
              `${category} (late)`,
              `${category} after October 21`,
            ],
            chance,
          );
          const cells = {
            id: `${id}-late`,
            category: name,
            local: String(Number(local) - 50),
            international: String(Number(international) + 40),
          };
          return table.withRow(row, cells);
        });
    },
  },
  {
    name: 'local and international exchanged',
    plants: (world) =>
      inRows(world, 'fees.csv', ({ local = '', international = '' }, table, row) =>
        Number(local) === Number(international)
          ? undefined
          : table.with(row, { local: international, international: local }),
      ),
  },
  {
    name: 'students pay more than others',
    plants: (world) =>
      inRows(world, 'fees.csv', ({ id = '' }, table, row) =>
        /student|etudiant/.test(id) ? table.with(row, { local: '1000', localWithAccommodation: '1350' }) : undefined,
      ),
  },
  inTexts('IBAN with a wrong digit', (chance) => {
    const iban = oneOf(IBANS, chance);
    const at = 4 + Math.floor(chance() * 8);
    const digit = String((Number(iban[at]?.replace(/\D/, '1')) + 1) % 10);
    const other =
      chance() < 0.5 && iban[at] !== iban[at + 1] ? swapped(iban, at) : iban.slice(0, at) + digit + iban.slice(at + 1);
    return chance() < 0.5 ? `- IBAN: ${grouped(other)}` : `Our IBAN is ${other}.`;
  }),
  inTexts('IBAN of a wrong length', (chance) => `- IBAN: ${grouped(oneOf(IBANS, chance).slice(0, -2))}`),
  inTexts('BIC that is none', (chance) => {
    const before = oneOf(['- BIC: ', 'SWIFT: ', 'BIC/SWIFT '], chance);
    const wrong = BICS.flatMap((bic) => [bic.slice(0, -1), `${bic}9`, bic.replace(/^(....)../, '$1ZQ')]);
    return before + oneOf(wrong, chance);
  }),
  inAmounts('number turned by a spreadsheet', (_, chance) =>
    oneOf(['1,05E+03', '7.00E+02', '700,5', '13-Dec', '7,50', '1.050,00', '#####'], chance),
  ),
  {
    name: 'id of a paper turned by a spreadsheet',
    plants: (world, chance) =>
      spotsOf(world)
        .filter(({ file, field }) => file === 'papers.csv' && (field === 'id' || field === 'pages'))
        .map((spot) =>
          spot.with(oneOf(['2.39E+02', '1,23E+05', '12-Dec', '13-déc.', 'Dec-19', '1.2E+10', '101.0'], chance)),
        ),
  },
];
