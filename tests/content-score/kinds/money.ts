import type { FaultKind, Plant, World } from '../plant';
import { oneOf } from '../plant';
import { proseOf, spotsOf } from '../spots';
import { type Table, tableOf } from '../table';

const AMOUNTS = ['local', 'localWithAccommodation', 'international', 'internationalWithAccommodation'];

/** Every amount of the fees, with its table and row. */
function amounts(world: World, change: (amount: number, table: Table, row: number) => string | undefined): Plant[] {
  return ['fees.csv', 'supplements.csv'].flatMap((file) => {
    const table = tableOf(world, file);
    if (table === undefined) return [];
    return table.numbers.flatMap((row) =>
      AMOUNTS.filter((column) => table.cell(row, column) !== '').flatMap((column) => {
        const other = change(Number(table.cell(row, column)), table, row);
        return other === undefined
          ? []
          : [table.with(row, { [column]: other }, `${column} ${table.cell(row, column)} → ${other}`)];
      }),
    );
  });
}

const currencies = (
  world: World,
  cells: (row: Record<string, string>) => Record<string, string> | undefined,
): Plant[] => {
  const table = tableOf(world, 'currencies.csv');
  return (table?.numbers ?? []).flatMap((row) => {
    const other = table && cells(table.record(row));
    return table && other ? [table.with(row, other)] : [];
  });
};

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
const sentences = (world: World, sentence: (chance: () => number) => string, chance: () => number) =>
  proseOf(world)
    .filter(({ file, field }) => file === 'registration.yaml' && field === 'text')
    .map((spot) => spot.with(`${spot.text.trimEnd()}\n\n${sentence(chance)}\n`));

export const money: readonly FaultKind[] = [
  {
    name: 'number of another currency',
    plants: (world) => currencies(world, ({ code }) => (code === 'TND' ? { number: '978' } : { number: '788' })),
  },
  { name: 'number of no currency', plants: (world) => currencies(world, () => ({ number: '999' })) },
  {
    name: 'code of no currency',
    plants: (world) => currencies(world, ({ code = '' }) => ({ code: `${code.slice(0, 2)}Q` })),
  },
  {
    name: 'name of another currency',
    plants: (world) => currencies(world, ({ code }) => (code === 'EUR' ? { name: 'US dollar' } : { name: 'Euro' })),
  },
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
  {
    name: 'offers a currency that the text denies',
    plants: (world) =>
      world.name === 'sample' ? currencies(world, ({ code }) => (code === 'TND' ? undefined : { offered: 'yes' })) : [],
  },
  { name: 'fee of zero', plants: (world) => amounts(world, () => '0') },
  {
    name: 'digit lost',
    plants: (world) => amounts(world, (amount) => (amount >= 100 ? String(amount).slice(0, -1) : undefined)),
  },
  { name: 'digit doubled', plants: (world) => amounts(world, (amount) => `${amount}0`) },
  {
    name: 'first digit doubled',
    plants: (world) => amounts(world, (amount) => (amount >= 100 ? `${String(amount)[0]}${amount}` : undefined)),
  },
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
    plants: (world) => {
      const table = tableOf(world, 'fees.csv');
      return (table?.numbers ?? []).flatMap((row) => {
        const { local = '', international = '' } = table?.record(row) ?? {};
        return table && Number(local) !== Number(international)
          ? [table.with(row, { local: international, international: local })]
          : [];
      });
    },
  },
  {
    name: 'students pay more than others',
    plants: (world) => {
      const table = tableOf(world, 'fees.csv');
      return (table?.numbers ?? []).flatMap((row) =>
        table && /student|etudiant/.test(table.cell(row, 'id'))
          ? [table.with(row, { local: '1000', localWithAccommodation: '1350' })]
          : [],
      );
    },
  },
  {
    name: 'IBAN with a wrong digit',
    plants: (world, chance) => {
      const wrong = () => {
        const iban = oneOf(IBANS, chance);
        const at = 4 + Math.floor(chance() * 8);
        const digit = String((Number(iban[at]?.replace(/\D/, '1')) + 1) % 10);
        const other =
          chance() < 0.5 && iban[at] !== iban[at + 1]
            ? swapped(iban, at)
            : iban.slice(0, at) + digit + iban.slice(at + 1);
        return chance() < 0.5 ? `- IBAN: ${grouped(other)}` : `Our IBAN is ${other}.`;
      };
      return sentences(world, wrong, chance);
    },
  },
  {
    name: 'IBAN of a wrong length',
    plants: (world, chance) => sentences(world, () => `- IBAN: ${grouped(oneOf(IBANS, chance).slice(0, -2))}`, chance),
  },
  {
    name: 'BIC that is none',
    plants: (world, chance) =>
      sentences(
        world,
        () =>
          oneOf(['- BIC: ', 'SWIFT: ', 'BIC/SWIFT '], chance) +
          oneOf(
            BICS.flatMap((bic) => [bic.slice(0, -1), `${bic}9`, bic.replace(/^(....)../, '$1ZQ')]),
            chance,
          ),
        chance,
      ),
  },
  {
    name: 'number turned by a spreadsheet',
    plants: (world, chance) =>
      amounts(world, () => oneOf(['1,05E+03', '7.00E+02', '700,5', '13-Dec', '7,50', '1.050,00', '#####'], chance)),
  },
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
