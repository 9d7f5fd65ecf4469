import { type CollectionName, collectionNames, collections } from '../collections';
import { collectInto, type Diagnostic, type Staged } from '../report/diagnostics';
import type { JsonSchema } from '../schemas';
import type { Source } from './load';
import { parseCsv } from './parse-csv';
import { parseMarkdown } from './parse-markdown';
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
    if (collections[collection].format === 'markdown') return [];
    const isTable = collections[collection].format === 'csv';
    return collect(isTable ? parseCsv(source, schemas[collection]) : parseYaml(source)) ?? [];
  });
  const folders = collectionNames
    .filter((name) => collections[name].format === 'markdown')
    .map((name) => {
      const own = sources.filter(({ collection }) => collection === name);
      return collect(parseMarkdown(name, collections[name].file, own));
    });
  return { value: [...value, ...folders], diagnostics };
}
