import { type DataRow, type DataTable, tableOf } from './data-table';
import { type CellEdit, editedText } from './edited-text';

/** The values of an import for one row. */
export interface WantedRow {
  /** Which row it is: the same text for the same row, as `keyOf` of the rule gives it. */
  readonly key: string;
  /** The name of the row in messages. */
  readonly called: string;
  /** The values of the export, by column; an empty cell has none. */
  readonly cells: Readonly<Record<string, string>>;
  /** Cells of a row that is added, which no export compares later. */
  readonly whenNew?: Readonly<Record<string, string>>;
}

/** A cell that organisers wrote and that the export says otherwise. */
interface Change {
  readonly called: string;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** The changes of an import to one table of the data. */
export interface TablePlan {
  readonly file: string;
  readonly added: readonly WantedRow[];
  /** Cells that are empty now, by row. */
  readonly filled: readonly { readonly called: string; readonly columns: readonly string[] }[];
  readonly changes: readonly Change[];
  /** Keys of the rows that are the same in both. */
  readonly same: readonly string[];
  /** Keys of the rows that only the data has; they stay. */
  readonly onlyHere: readonly string[];
  readonly before: DataTable;
  /** The text of the file after the import. */
  readonly text: string;
}

interface Rule {
  readonly keyOf: (row: DataRow) => string;
  /** Whether two texts of a column mean the same; else they are compared letter by letter, lists item by item. */
  readonly meansSame?: (column: string, one: string, other: string) => boolean;
  /** Whether cells that differ are taken from the export. */
  readonly update: boolean;
}

const asList = (cell: string) =>
  cell
    .normalize('NFC')
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)
    .join('; ');

/** Plans what an import does to a table: adds rows, fills empty cells, and leaves every other letter as it is. */
export function planTable(table: DataTable, wanted: readonly WantedRow[], rule: Rule): TablePlan {
  const { columns, headerRow } = table;
  const { keyOf, meansSame = () => false, update } = rule;
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
  const same: string[] = [];
  const edits: CellEdit[] = missing.map((column) => ({ row: headerRow, column, to: column }));
  for (const row of wanted) {
    const here = known.get(row.key);
    if (here === undefined) {
      added.push(row);
      continue;
    }
    const told = Object.entries(row.cells).filter(([, to]) => to !== '');
    const empty = told.filter(([column]) => here.cell(column) === '');
    const other = told.filter(([column, to]) => {
      const from = here.cell(column);
      return from !== '' && asList(from) !== asList(to) && !meansSame(column, from, to);
    });
    changes.push(...other.map(([column, to]) => ({ called: row.called, column, from: here.cell(column), to })));
    if (empty.length > 0) filled.push({ called: row.called, columns: empty.map(([column]) => column) });
    if (empty.length + other.length === 0) same.push(row.key);
    for (const [column, to] of update ? [...empty, ...other] : empty) edits.push({ row: here.index, column, to });
  }
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const onlyHere = [...known.keys()].filter((key) => !wantedKeys.has(key));
  const rows = added.map(({ cells, whenNew = {} }) => ({ ...whenNew, ...withoutEmpty(cells) }));
  const text = edits.length + rows.length === 0 ? table.text : editedText(table, edits, missing, rows);
  return { file: table.file, added, filled, changes, same, onlyHere, before: table, text };
}

const withoutEmpty = (cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));

/** The table as it is after a plan, for plans that build on it. */
export const rowsAfter = ({ file, text }: TablePlan): readonly DataRow[] => tableOf(file, text).rows;
