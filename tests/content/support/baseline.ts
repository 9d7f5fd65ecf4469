import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import type { Rules } from '../../../scripts/content/validate/rules';
import { collectionNames, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';

/** What reading a folder of data costs at the least: csv-parse, `yaml` and validators that are ready, and nothing else. */
export function baseline(dataDir: string, { schemas, validatorOf }: Rules): number {
  let records = 0;
  for (const name of collectionNames) {
    const { file, format, shape } = collections[name];
    // The big conference has no pages of its own, and not every file.
    if (format === 'markdown' || !existsSync(join(dataDir, file))) continue;
    const text = readFileSync(join(dataDir, file), 'utf8');
    const check = validatorOf(name);
    const value: unknown =
      format === 'yaml'
        ? parseYaml(text)
        : parse(text).map((row: string[], _index: number, [header = []]: string[][]) =>
            recordOf(header, row, schemas[name]),
          );
    for (const record of shape === 'many' ? (value as unknown[]) : [value]) {
      check(record);
      records++;
    }
  }
  return records;
}

/** The shortest way from cells to a record of the types that the schema asks for. */
function recordOf(
  header: readonly string[],
  row: readonly string[],
  { properties }: JsonSchema,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  header.forEach((name, index) => {
    const cell = row[index] ?? '';
    if (cell === '') return;
    const type = properties[name]?.type;
    record[name] =
      type === 'integer'
        ? Number(cell)
        : type === 'boolean'
          ? cell === 'yes'
          : type === 'array'
            ? cell.split('; ')
            : cell;
  });
  return record;
}
