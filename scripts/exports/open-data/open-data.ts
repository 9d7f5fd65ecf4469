import { type OpenTable, openDataAddress } from '../../../shared/format/open-data';
import type { SiteContent } from '../../content/site-content';
import { COLUMNS, type Column } from './columns';
import { ROWS } from './rows';

type Source = Pick<SiteContent, 'content' | 'routes'>;

/** Lists the columns of a table: all but rare ones that are empty. */
function columnsOf(table: OpenTable, site: Source): readonly (readonly [name: string, column: Column])[] {
  const rows = ROWS[table](site);
  return Object.entries<Column>(COLUMNS[table]).filter(
    ([name, { rare }]) => !rare || rows.some((row) => Reflect.get(row, name) !== undefined),
  );
}

/** Writes a table as JSON: conference, release, licence and rows. Missing values are left out. */
export function openJson(table: OpenTable, site: Source): string {
  const { conference, releases } = site.content;
  const { url = '', acronym, dataLicense } = conference;
  const data = {
    $schema: `${url}${openDataAddress(table, 'schema.json')}`,
    conference: acronym,
    version: releases.at(-1)?.version ?? 0,
    ...(dataLicense !== undefined && { license: dataLicense }),
    [table]: ROWS[table](site),
  };
  return `${JSON.stringify(data, undefined, 1)}\n`;
}

/** Writes a table as CSV (RFC 4180), with a header. A list is one cell with semicolons. */
export function openCsv(table: OpenTable, site: Source): string {
  const names = columnsOf(table, site).map(([name]) => name);
  const cellOf = (value: unknown) => quoted(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  const rows = ROWS[table](site).map((row) => names.map((name) => cellOf(Reflect.get(row, name))));
  return [names, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes the JSON Schema of a table. */
export function openSchema(table: OpenTable, site: Source): string {
  const columns = columnsOf(table, site);
  const row = {
    type: 'object',
    properties: Object.fromEntries(
      columns.map(([name, { type, description }]) => [
        name,
        type === 'list' ? { type: 'array', items: { type: 'string' }, description } : { type, description },
      ]),
    ),
    required: columns.filter(([, { optional }]) => !optional).map(([name]) => name),
    additionalProperties: false,
  };
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      conference: { type: 'string', description: 'Acronym of the conference.' },
      version: { type: 'integer', minimum: 0, description: 'Number of the last release of the program.' },
      license: { type: 'string', description: 'Address of the licence; without it none is granted.' },
      [table]: { type: 'array', items: row },
    },
    required: ['conference', 'version', table],
    additionalProperties: false,
  };
  return `${JSON.stringify(schema, undefined, 1)}\n`;
}
