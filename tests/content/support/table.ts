import { decode } from '../../../scripts/content/read/decode';
import { parseCsv } from '../../../scripts/content/read/parse-csv';
import { readRules } from '../../../scripts/content/validate/rules';
import { flatten } from './fixture';

const { schemas } = readRules();

/** Reads a table of papers, as text or as the bytes of a file. */
export function readPapers(table: string | Uint8Array) {
  const decoded = decode(typeof table === 'string' ? Buffer.from(table) : table);
  if (!('text' in decoded)) throw new Error(decoded.problem);
  const { value, diagnostics } = parseCsv(
    { collection: 'papers', file: 'papers.csv', text: decoded.text },
    schemas.papers,
  );
  return { records: value?.value, parsed: value, problems: diagnostics.map(flatten) };
}
