import { type CollectionName, collections } from '../collections';
import { collectInto, type Diagnostic, type Staged } from '../report/diagnostics';
import type { JsonSchema } from '../schemas';
import type { Source } from './load';
import { parseCsv } from './parse-csv';
import { parseYaml } from './parse-yaml';
import type { Parsed } from './parsed';

/** Parses every file in the format of its collection; a file that cannot be parsed is left out. */
export function parse(
  sources: readonly Source[],
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
): Staged<readonly Parsed[]> {
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);
  const value = sources.flatMap((source) => {
    const { collection } = source;
    const isTable = collections[collection].format === 'csv';
    return collect(isTable ? parseCsv(source, schemas[collection]) : parseYaml(source)) ?? [];
  });
  return { value, diagnostics };
}
