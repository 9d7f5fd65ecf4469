import { type DataRow, type DataTable, itemsIn, tableOf } from './data-table';
import { type CellEdit, editedText } from './edited-text';

/** Imported values for one row. */
export interface WantedRow {
  /** The key of the row, as `keyOf` of the options returns it. */
  readonly key: string;
  /** The name of the row in messages. */
  readonly called: string;
  /** The values of the export, by column; empty if the export has no value. */
  readonly cells: Readonly<Record<string, string>>;
  /** The place of the row in the export, or of the value for a column; undefined if it comes from several places. */
  readonly at?: string | ((column: string) => string) | undefined;
  /** Additional cells of a new row, which later imports do not compare. */
  readonly whenNew?: Readonly<Record<string, string>>;
}

/** A cell whose value in the data differs from the export. */
interface Change {
  readonly called: string;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** The planned changes of one table of the data. */
export interface TablePlan {
  readonly file: string;
  readonly added: readonly WantedRow[];
  /** Columns of empty cells that are filled in, by row. */
  readonly filled: readonly { readonly called: string; readonly columns: readonly string[] }[];
  readonly changes: readonly Change[];
  /** Cells of rows of the data that the import writes; `index` is that of the row in the file. */
  readonly edited: readonly { readonly row: WantedRow; readonly index: number; readonly columns: readonly string[] }[];
  /** Keys of the rows that are equal in the data and the export. */
  readonly same: readonly string[];
  /** Keys of the rows that only the data has, which stay. */
  readonly onlyHere: readonly string[];
  readonly before: DataTable;
  /** The text of the file after the import. */
  readonly text: string;
}

interface PlanOptions {
  readonly keyOf: (row: DataRow) => string;
  /** Tells whether two texts of a column mean the same. By default texts are compared letter by letter, and lists item by item. */
  readonly meansSame?: (column: string, one: string, other: string) => boolean;
  /** Replaces cells that differ by those of the export. */
  readonly update: boolean;
}

const asList = (cell: string) => itemsIn(cell.normalize('NFC')).join('; ');

/** Plans the changes of a table: adds rows and fills in empty cells. Everything else stays unchanged, except with `update`. */
export function planTable(table: DataTable, wanted: readonly WantedRow[], options: PlanOptions): TablePlan {
  const { columns, headerRow } = table;
  const { keyOf, meansSame = () => false, update } = options;
  const known = new Map<string, DataRow>();
  for (const row of table.rows) if (!known.has(keyOf(row))) known.set(keyOf(row), row);
  const said = wanted.flatMap(({ key, cells, whenNew = {} }) =>
    Object.entries(known.has(key) ? cells : { ...whenNew, ...withoutEmpty(cells) }),
  );
  const missing = [...new Set(said.flatMap(([column, cell]) => (cell === '' ? [] : [column])))].filter(
    (column) => !columns.includes(column.toLowerCase()),
  );

  const added: WantedRow[] = [];
  const filled: TablePlan['filled'][number][] = [];
  const changes: Change[] = [];
  const edited: TablePlan['edited'][number][] = [];
  const same: string[] = [];
  const edits: CellEdit[] = missing.map((column) => ({ row: headerRow, column, to: column }));
  for (const row of wanted) {
    const here = known.get(row.key);
    if (here === undefined) {
      added.push(row);
      continue;
    }
    const values = Object.entries(row.cells).filter(([, to]) => to !== '');
    const empty = values.filter(([column]) => here.cell(column) === '');
    const other = values.filter(([column, to]) => {
      const from = here.cell(column);
      return from !== '' && asList(from) !== asList(to) && !meansSame(column, from, to);
    });
    changes.push(...other.map(([column, to]) => ({ called: row.called, column, from: here.cell(column), to })));
    if (empty.length > 0) filled.push({ called: row.called, columns: empty.map(([column]) => column) });
    if (empty.length + other.length === 0) same.push(row.key);
    const toWrite = update ? [...empty, ...other] : empty;
    for (const [column, to] of toWrite) edits.push({ row: here.index, column, to });
    edited.push({ row, index: here.index, columns: toWrite.map(([column]) => column) });
  }
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const onlyHere = [...known.keys()].filter((key) => !wantedKeys.has(key));
  const rows = added.map(({ cells, whenNew = {} }) => ({ ...whenNew, ...withoutEmpty(cells) }));
  const text = edits.length + rows.length === 0 ? table.text : editedText(table, edits, missing, rows);
  return { file: table.file, added, filled, changes, edited, same, onlyHere, before: table, text };
}

const withoutEmpty = (cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));

/** Returns the rows of a table after a plan. */
export const rowsAfter = ({ file, text }: TablePlan): readonly DataRow[] => tableOf(file, text).rows;
