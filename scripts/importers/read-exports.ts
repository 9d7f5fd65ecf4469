import type { LeftOut, Reading } from './model';
import { type Opened, openExport } from './read/open-export';
import type { Problem } from './read/problem';
import type { Table } from './read/table';
import { services } from './services';
import type { Context } from './services/service';

/** An exported file: its name for messages, and its bytes. */
export interface ExportedFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A table or document whose service was recognised. */
interface Recognised {
  readonly from: string;
  readonly service: string;
  readonly holds: string;
  readonly reading: Reading;
}

export interface ReadExports {
  readonly recognised: readonly Recognised[];
  /** Sheets that were not recognised, in workbooks with other sheets that were. */
  readonly left: readonly LeftOut[];
  /** Files that cannot be used at all. */
  readonly unusable: readonly Problem[];
}

/** Reads exported files, each with the first service that recognises its content. */
export async function readExports(
  files: readonly ExportedFile[],
  facts: Omit<Context, 'documents'>,
): Promise<ReadExports> {
  const recognised: Recognised[] = [];
  const left: LeftOut[] = [];
  const unusable: Problem[] = [];
  const all: { readonly file: string; readonly opened: Opened | Problem }[] = [];
  for (const { file, bytes } of files) all.push({ file, opened: await openExport(file, bytes) });
  const documents = all.flatMap(({ opened }) => ('document' in opened ? [opened.document] : []));
  const context: Context = { ...facts, documents };
  for (const { file, opened } of all) {
    if ('message' in opened) {
      unusable.push(opened);
    } else if ('document' in opened) {
      const { document } = opened;
      const [found] = services.flatMap(({ name, documents }) =>
        documents.filter((format) => format.recognises(document)).map((format) => ({ service: name, format })),
      );
      if (found === undefined) unusable.push(unknownDocument(file));
      else {
        const { service, format } = found;
        recognised.push({ from: file, service, holds: format.holds, reading: format.read(document, context) });
      }
    } else {
      const tables = opened.tables.map((table) => ({ table, found: recognisedTable(table, context) }));
      const known = tables.flatMap(({ found }) => found ?? []);
      recognised.push(...known);
      for (const { table, found } of tables) {
        if (found !== undefined || table.rows.length === 0) continue;
        if (known.length === 0) unusable.push(unknownTable(table));
        else
          left.push({ from: table.name, what: 'the whole sheet', why: 'it has no papers, authors, topics or members' });
      }
      if (known.length === 0 && unusable.length === 0) unusable.push(unknownDocument(file));
    }
  }
  return { recognised, left, unusable };
}

function recognisedTable(table: Table, context: Context): Recognised | undefined {
  for (const { name, tables } of services) {
    for (const { holds, read } of tables) {
      const reading = read(table, context);
      if (reading !== undefined) return { from: table.name, service: name, holds, reading };
    }
  }
  return undefined;
}

function unknownTable({ name, rows, at }: Table): Problem {
  const header = rows.find((row) => row.some((cell) => cell !== '')) ?? [];
  const hint =
    'A table of papers has at least a number, a title and the authors, in columns such as "Paper ID", "Title", "Authors". Choose another export, or rename the columns.';
  const columns = header.filter(Boolean).slice(0, 30).join(', ');
  return { at: at(0, 0), message: `${name} is not a known export. Its columns are: ${columns}.`, hint };
}

const unknownDocument = (file: string): Problem => ({
  at: file,
  message: 'It is not a known export: it has neither papers nor a schedule.',
  hint: 'The known ones are listed in data/README.md, with what to press at each service.',
});
