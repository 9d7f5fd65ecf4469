import { services } from '.';
import { FIELDS } from './any-table/vocabulary';

/** Lists all services with what they export, and the fields of `--map`, for the usage of the command. */
export function usageOfServices(): string[] {
  // The last of one name counts, so that tables of no service come last.
  const names = [...new Set(services.map(({ name }) => name).reverse())].reverse();
  const width = Math.max(...names.map(({ length }) => length));
  const rows = names.map((name) => {
    const own = services.filter((service) => service.name === name);
    const holds = own.flatMap(({ tables, documents }) => [...tables, ...documents].map((format) => format.holds));
    return `  ${name.padEnd(width)}  ${[...new Set(holds)].join(', ')}`;
  });
  return [
    '',
    'It recognises the exports of these services by their content; docs/import.md says where to find them:',
    '',
    ...rows,
    '',
    'Tables are CSV, Excel (.xlsx) or OpenDocument (.ods). What the columns of other tables hold is guessed and shown;',
    `--map corrects it with these fields: ${FIELDS.join(', ')}.`,
  ];
}
