import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { collectInto, type Diagnostic, error, type Staged, startOfFile } from '../report/diagnostics';
import { FIRST_FILE } from './load';
import { parseCsv } from './parse-csv';
import { parseMarkdown } from './parse-markdown';
import { parseYaml } from './parse-yaml';
import type { Parsed } from './parsed';
import type { Source } from './source';

/** Parses every file in the format of its collection. Files that cannot be parsed are left out. `parseEach` may be a memoised `parseFile`. */
export function parse(
  sources: readonly Source[],
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
  parseEach = parseFile,
): Staged<readonly Parsed[]> {
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);
  const value = sources.flatMap(({ collection, file, text }) =>
    collections[collection].format === 'markdown'
      ? []
      : (collect(parseEach(file, text, collection, schemas[collection])) ?? []),
  );
  const folders = collectionNames
    .filter((name) => collections[name].format === 'markdown')
    .map((name) => {
      const own = sources.filter(({ collection }) => collection === name);
      return collect(parseMarkdown(name, collections[name].file, own));
    });
  return { value: [...value, ...folders], diagnostics };
}

/** Parses the text of a CSV or YAML file. */
export function parseFile(
  file: string,
  text: string,
  collection: CollectionName,
  schema: JsonSchema,
): Staged<Parsed | undefined> {
  const source = { collection, file, text };
  const { format, mandatory } = collections[collection];
  if (!isBlank(source)) return format === 'csv' ? parseCsv(source, schema) : parseYaml(source);
  if (!mandatory) return { value: nothingIn(source), diagnostics: [] };
  const problem = error('empty-file', { file, range: startOfFile }, 'There is nothing in the file.', {
    hint: FIRST_FILE,
  });
  return { value: undefined, diagnostics: [problem] };
}

/** Tells whether a file is empty or has only comments: then its collection is empty. */
function isBlank({ collection, text }: Source): boolean {
  const isYaml = collections[collection].format === 'yaml';
  return (isYaml ? text.replace(/^\s*#.*$|^---\s*$/gm, '') : text).trim() === '';
}

const nothingIn = ({ collection, file, text }: Source): Parsed => ({
  collection,
  file,
  text,
  misread: [],
  value: collections[collection].shape === 'many' ? [] : undefined,
  rangeOf: () => startOfFile,
  keyRangeOf: () => startOfFile,
});
