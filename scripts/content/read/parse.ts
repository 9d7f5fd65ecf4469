import { type CollectionName, collectionNames, collections } from '../collections';
import { collectInto, type Diagnostic, error, type Staged, startOfFile } from '../report/diagnostics';
import type { JsonSchema } from '../schemas';
import { FIRST_FILE } from './load';
import { parseCsv } from './parse-csv';
import { parseMarkdown } from './parse-markdown';
import { parseYaml } from './parse-yaml';
import type { Parsed } from './parsed';
import type { Source } from './source';

/** Parses every file in the format of its collection; a file that cannot be parsed is left out. */
export function parse(
  sources: readonly Source[],
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
): Staged<readonly Parsed[]> {
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);
  const value = sources.flatMap((source) => {
    const { collection } = source;
    const { format, mandatory } = collections[collection];
    if (format === 'markdown') return [];
    if (isBlank(source)) {
      if (!mandatory) return [nothingIn(source)];
      const place = { file: source.file, range: startOfFile };
      diagnostics.push(error('empty-file', place, 'There is nothing in the file.', { hint: FIRST_FILE }));
      return [];
    }
    const isTable = format === 'csv';
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

/** Whether there is nothing in a file, or nothing but remarks: the conference has none of what it is for. */
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
