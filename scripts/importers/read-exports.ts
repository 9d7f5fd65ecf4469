import { titleSlug } from '../content/people/slug';
import type { Problem } from '../tables/problem';
import type { Table } from '../tables/table';
import type { LeftOut, Reading } from './model';
import { type Opened, openExport } from './read/open-export';
import { services } from './services';
import { ANY_TABLE, anyTable } from './services/any-table';
import { isMapped, mappedIn } from './services/any-table/columns';
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

const NO_CONTENT = 'it has no papers, talks or people in known columns; `--map "Column=field"` says what they hold';

/** What reading exports needs; `map` are the values of `--map`. */
type Given = Pick<Context, 'zone' | 'language' | 'days' | 'report'> & { readonly map?: readonly string[] };

/** Reads exported files, each with the first service that recognises its content. */
export async function readExports(files: readonly ExportedFile[], given: Given): Promise<ReadExports> {
  const { default: transliterate } = await import('any-ascii');
  const recognised: Recognised[] = [];
  const left: LeftOut[] = [];
  const all: { readonly file: string; readonly opened: Opened | Problem }[] = [];
  for (const { file, bytes } of files) all.push({ file, opened: openExport(file, bytes) });
  const allTables = all.flatMap(({ opened }) => ('tables' in opened ? opened.tables : []));
  const { mapped, problems } = mappedIn(given.map ?? [], allTables);
  const unusable: Problem[] = [...problems];
  const documents = all.flatMap(({ opened }) => ('document' in opened ? [opened.document] : []));
  const slugOf = (title: string) => titleSlug(title, transliterate);
  const context: Context = { ...given, mapped, slugOf, documents };
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
      const guessed = opened.tables.map((table) => ({ table, found: recognisedTable(table, context) }));
      // Other sheets of a service's workbook, such as reviews, are not for visitors.
      const isOfService = guessed.some(({ found }) => found !== undefined && found.service !== ANY_TABLE);
      const tables = guessed.map(({ table, found }) => {
        const isSkipped = isOfService && found?.service === ANY_TABLE && !isMapped(table, mapped);
        return { table, found: isSkipped ? undefined : found };
      });
      const known = tables.flatMap(({ found }) => found ?? []);
      recognised.push(...known);
      for (const { table, found } of tables) {
        if (found !== undefined || table.rows.length === 0) continue;
        if (known.length === 0) unusable.push(unknownTable(table));
        else left.push({ from: table.name, what: 'the whole sheet', why: NO_CONTENT });
      }
      if (opened.tables.every(({ rows }) => rows.length === 0)) unusable.push(unknownDocument(file));
    }
  }
  return { recognised, left, unusable };
}

function recognisedTable(table: Table, context: Context): Recognised | undefined {
  for (const { name, tables } of isMapped(table, context.mapped) ? [anyTable] : services) {
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
    'A table of talks has at least a title, and people or times, in columns such as "Title", "Speakers", "Start". Say what its columns hold, such as --map "Name of talk=title", or choose another export; --help lists them.';
  const columns = header.filter(Boolean).slice(0, 30).join(', ');
  return { at: at(0, 0), message: `${name} is not a known export. Its columns are: ${columns}.`, hint };
}

const unknownDocument = (file: string): Problem => ({
  at: file,
  message: 'It is not a known export: it has neither papers nor a schedule.',
  hint: '--help lists the known ones; docs/import.md says what to press at each service. A table may have any columns.',
});
