import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { parse as parseYaml, stringify } from 'yaml';
import { isRecord } from '../../../scripts/content/fields';
import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { readRules } from '../../../scripts/content/validate/rules';
import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';

type Path = readonly (string | number)[];

/** A text field of a record of the data. */
export interface Spot {
  readonly collection: CollectionName;
  /** Within the file: of a table and a list, its first step is the number of the record. */
  readonly path: Path;
  /** The field in its schema, as in `calls.sections[].text`. */
  readonly field: string;
  readonly format: string | undefined;
}

const { schemas } = readRules();

/** Every field of text that a schema knows, each once: its steps, with `0` for the items of a list. */
function* textFields(schema: SchemaNode, path: Path = []): Generator<{ path: Path; schema: SchemaNode }> {
  if (schema.type === 'string') yield { path, schema };
  if (schema.items) yield* textFields(schema.items, [...path, 0]);
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield* textFields(child, [...path, name]);
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (isHolder(found) ? Reflect.get(found, step) : undefined), value);

const isHolder = (value: unknown): value is object => Array.isArray(value) || isRecord(value);

/** The first place with the steps of `wanted`, any item of a list standing for `0`: one that is there, or that could be. */
function placeIn(value: unknown, [step, ...rest]: Path, isThere: boolean): Path | undefined {
  if (step === undefined) return isThere === (value !== undefined) ? [] : undefined;
  if (!isHolder(value)) return undefined;
  for (const each of Array.isArray(value) ? value.keys() : [step]) {
    const found = placeIn(Reflect.get(value, each), rest, isThere);
    if (found) return [each, ...found];
  }
  return undefined;
}

/** Records for files that only some conferences have, which change nothing: a place for every text of theirs. */
const examples: Partial<Readonly<Record<CollectionName, (dataDir: string) => unknown>>> = {
  sessionKinds: () => [{ id: 'fair', label: 'Fair' }],
  presentations: (dataDir) => {
    const [paper] = read(dataDir, 'papers') as Record<'id' | 'session', string>[]; // csv-parse's own rows
    return [{ paper: paper?.id, session: paper?.session }];
  },
};

/** Values for records without this field, so that each text of it has a place. */
const additions: Partial<Readonly<Record<CollectionName, object>>> = {
  conference: { formerUrls: ['https://old.example.org'] },
  home: { calls: {}, fees: {}, program: {}, venue: {} },
  calls: { track: 'regular', submit: { label: 'Submit', link: 'https://submissions.example.org' } },
  theme: {
    screenshots: Object.fromEntries(
      ['narrow', 'wide'].map((form) => [form, [{ image: '/images/brand/logo.svg', label: 'Home page' }]]),
    ),
  },
  payment: {
    service: {
      ...{ gateway: 'clictopay', address: 'https://pay.example.org/rest', vat: 'VAT of 19 % is included.' },
      ...{ organiser: 'chair@example.org', sender: 'desk@example.org' },
      capacity: [{ category: 'late', places: 100 }],
      transfer: {
        ...{ account: 'IBAN TN59 0000', currency: 'TND', days: 10, decimal: 'comma' },
        columns: { date: 'Date', amount: 'Amount', purpose: 'Purpose', sender: 'Sender', reference: 'Reference' },
      },
    },
  },
  speakers: { others: [{ name: 'Sipho Dlamini', bio: ['He speaks.'] }] },
};

/** A folder of data, in memory: texts are put into its fields, and it is written again. */
export class HostileData {
  readonly #values: ReadonlyMap<CollectionName, unknown>;
  /** One spot for each field of text, in the first record that has it; where none has, in the first that could. */
  readonly spots: readonly Spot[];

  /** `isWhole`: the data has a place for every field that there may be; else the fields without one are left out. */
  constructor(dataDir: string, isWhole = true) {
    const published = collectionNames.filter((name) => {
      const { internal, format, file } = collections[name];
      return !(internal || format === 'markdown') && (name in examples || existsSync(join(dataDir, file)));
    });
    this.#values = new Map(published.map((name) => [name, read(dataDir, name)]));
    this.spots = published.flatMap((name) => this.#spotsOf(name, isWhole));
  }

  #spotsOf(collection: CollectionName, isWhole: boolean): Spot[] {
    const { shape, format: kind } = collections[collection];
    const value = this.#values.get(collection);
    // All words are handled alike: the few in the data represent the two hundred.
    const isTried = ({ path }: { path: Path }) => collection !== 'words' || valueAt(value, path) !== undefined;
    return [...textFields(schemas[collection])].filter(isTried).flatMap(({ path: inSchema, schema }): Spot[] => {
      const field = [collection, ...inSchema].join('.').replaceAll('.0', '[]');
      // A list in a table is one cell.
      const wanted: Path = [...(shape === 'many' ? [0] : []), ...(kind === 'csv' ? inSchema.slice(0, 1) : inSchema)];
      const path = placeIn(value, wanted, true) ?? placeIn(value, wanted, false);
      if (path === undefined && isWhole) throw new Error(`No record has a place for ${field}: give the data one.`);
      return path === undefined ? [] : [{ collection, field, format: schema.format, path }];
    });
  }

  /** Writes the data with a text in each of the spots. */
  write(dataDir: string, texts: ReadonlyMap<Spot, string>): void {
    for (const [name, original] of this.#values) {
      const value = structuredClone(original);
      const own = [...texts].filter(([spot]) => spot.collection === name);
      for (const [{ path }, text] of own) setAt(value, path, text);
      const { file, format } = collections[name];
      writeFileSync(join(dataDir, file), format === 'yaml' ? stringify(value, { lineWidth: 0 }) : toCsv(value, name));
    }
  }
}

function read(dataDir: string, name: CollectionName): unknown {
  const file = join(dataDir, collections[name].file);
  if (!existsSync(file)) return examples[name]?.(dataDir) ?? [];
  const text = readFileSync(file, 'utf8');
  if (collections[name].format !== 'yaml') return parse(text, { columns: true, bom: true });
  const value: unknown = parseYaml(text);
  if (isRecord(value)) return { ...additions[name], ...value };
  // Of a list, the first record has them.
  return Array.isArray(value) ? value.map((each, at) => (at === 0 ? { ...additions[name], ...each } : each)) : value;
}

function setAt(value: unknown, path: Path, text: string): void {
  const parent = valueAt(value, path.slice(0, -1));
  const step = path.at(-1) ?? '';
  if (!(Array.isArray(parent) || isRecord(parent))) throw new Error(`There is no place ${path.join('.')}.`);
  // As data has it: an own field, even if its name is that of something every object has.
  Reflect.defineProperty(parent, step, { value: text, enumerable: true, configurable: true, writable: true });
}

function toCsv(rows: unknown, name: CollectionName): string {
  const columns = Object.keys(schemas[name].properties);
  const cell = (text: unknown) => `"${String(text ?? '').replaceAll('"', '""')}"`;
  const lines = (rows as Record<string, unknown>[]).map((row) => columns.map((column) => cell(row[column])).join(',')); // csv-parse's own rows
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

/** The end of each inserted text, by which a diagnostic is traced to it. */
export const marker = (index: number) => ` k${index}k`;

/** The number of the marked text that a diagnostic points at or into; undefined if it points elsewhere. */
export function markedBy({ file, range }: Diagnostic, dataDir: string): number | undefined {
  const lines = readFileSync(join(dataDir, basename(file)), 'utf8').split('\n');
  const [start = '', ...rest] = lines.slice(range.line - 1, range.endLine);
  const from = [start.slice(range.column - 1), ...rest].join('\n');
  // An entry of a list in a cell starts behind the quotation mark that opens the cell.
  const isWholeCell = range.column === 1 || start[range.column - 2] === ',';
  const cell = isWholeCell ? /^"?(?:[^"]|"")*/ : /^(?:[^"]|"")*/;
  // In a table the text ends with the cell, in YAML with the line: no diagnostic of another field comes before.
  const found = / k(\d+)k/.exec(file.endsWith('.csv') ? (cell.exec(from)?.[0] ?? '') : from);
  return found ? Number(found[1]) : undefined;
}
