import type { CollectionName } from '../../../../shared/model/collections';
import { collections } from '../../../../shared/model/collections';
import type { TableEdit } from '../../contract';
import { isSameName } from '../../edit/match-rows';
import { counted, fill, useWords } from '../words/language';
import { tableWords } from '../words/tables';
import { ROW_NUMBER_OFFSET } from './grid';
import type { Bounds, Spot } from './selection';
import { cleared, filledDown, nextId, pasted } from './table-changes';
import type { ShownTable } from './use-table';

interface Situation {
  readonly collection: CollectionName;
  /** The name of the table for people. */
  readonly label: string;
  readonly shown: ShownTable;
  /** The rows of the file in the order of the view. */
  readonly order: readonly number[];
  readonly bounds: Bounds;
  readonly head: Spot;
  readonly isReadOnly: boolean;
  /** The view has all rows in the order of the file, so that they can be moved. */
  readonly isOrdered: boolean;
  /** Goes to a cell of the file once it is shown. */
  readonly goTo: (spot: Spot) => void;
  readonly onDelete: () => void;
}

/** What one can do with the selected cells and rows. Each is one save, which undo takes back. */
export interface TableActions {
  readonly write: (spot: Spot, to: string) => void;
  /** Returns the number of columns that the table has no place for. */
  readonly paste: (cells: readonly (readonly string[])[]) => number;
  readonly clear: () => void;
  readonly fillDown: () => void;
  readonly addRow: (where: 'above' | 'below' | 'end') => void;
  readonly duplicate: () => void;
  /** Undefined where the view is sorted or filtered. */
  readonly moveRow: ((by: -1 | 1) => void) | undefined;
  /** Asks whether the selected rows are to be deleted. */
  readonly askToDelete: () => void;
  readonly deleteRows: () => void;
  readonly addColumn: (name: string) => void;
  readonly sortFile: (column: number) => void;
  /** The rows of the file that are selected. */
  readonly selectedRows: readonly number[];
  /** The ids of the selected rows. */
  readonly selectedIds: readonly string[];
  /** What the selected rows are, for labels and questions. */
  readonly selectedNames: string;
}

/** Makes the actions for the cells that are selected now. */
export function useTableActions(situation: Situation): TableActions {
  const words = useWords(tableWords);
  const { collection, label, shown, order, bounds, head, isReadOnly, isOrdered, goTo, onDelete } = situation;
  const { table } = shown;
  const range = { table, order, bounds };
  const fileRow = order[head.row];
  const selectedRows = order.slice(bounds.top, bounds.bottom + 1);
  const idColumn = idColumnOf(collection, table.columns);

  const edit = (what: string, edits: readonly TableEdit[]) => {
    if (!isReadOnly) shown.edit(what, edits);
  };
  const nameOf = (row: number) =>
    table.rows[row]?.find((cell) => cell !== '') ?? fill(words.row, { n: row + ROW_NUMBER_OFFSET });
  const names = selectedRows.length === 1 ? nameOf(selectedRows[0] ?? 0) : counted(words.rows, selectedRows.length);
  const cellsIn = (edits: readonly TableEdit[]) => {
    const [first] = edits;
    if (first?.do === 'cell' && edits.length === 1) return cellName(first.row, first.column);
    const count = edits.reduce((sum, each) => sum + (each.do === 'addRows' ? each.rows.flat().length : 1), 0);
    return `${label}, ${counted(words.cells, count)}`;
  };
  const cellName = (row: number, column: number) =>
    fill(words.cellOf, { column: table.columns[column] ?? '', record: nameOf(row) });
  const editCells = (sentence: string, edits: readonly TableEdit[]) =>
    edit(fill(sentence, { what: cellsIn(edits) }), edits);

  const addRowAt = (at: number, cells: readonly string[], what: string) => {
    edit(what, [{ do: 'addRows', at, rows: [cells] }]);
    goTo({ row: at, column: head.column });
  };

  return {
    write: ({ row, column }, to) => {
      const at = order[row];
      if (at === undefined || (table.rows[at]?.[column] ?? '') === to.trim()) return;
      edit(cellName(at, column), [{ do: 'cell', row: at, column, to }]);
    },
    paste: (cells) => {
      editCells(words.pasted, pasted(range, cells));
      return Math.max(0, ...cells.map((row) => bounds.left + row.length - table.columns.length));
    },
    clear: () => editCells(words.cleared, cleared(range)),
    fillDown: () => editCells(words.filled, filledDown(range)),
    addRow: (where) => {
      const at =
        fileRow === undefined || where === 'end' ? table.rows.length : where === 'above' ? fileRow : fileRow + 1;
      addRowAt(
        at,
        table.columns.map(() => ''),
        fill(words.added, { file: label }),
      );
    },
    duplicate: () => {
      if (fileRow === undefined) return;
      const ids = table.rows.map((row) => row[idColumn] ?? '');
      const cells = (table.rows[fileRow] ?? []).map((cell, column) => (column === idColumn ? nextId(cell, ids) : cell));
      addRowAt(fileRow + 1, cells, fill(words.duplicated, { record: nameOf(fileRow) }));
    },
    moveRow: isOrdered
      ? (by) => {
          const to = (fileRow ?? -1) + by;
          if (fileRow === undefined || table.rows[to] === undefined) return;
          edit(fill(words.moved, { record: nameOf(fileRow) }), [{ do: 'moveRow', from: fileRow, to }]);
          goTo({ row: to, column: head.column });
        }
      : undefined,
    askToDelete: () => {
      if (!isReadOnly && fileRow !== undefined) onDelete();
    },
    deleteRows: () => {
      edit(fill(words.deleted, { record: names }), [{ do: 'removeRows', rows: selectedRows }]);
      goTo({
        row: Math.max(0, Math.min(selectedRows[0] ?? 0, table.rows.length - selectedRows.length - 1)),
        column: head.column,
      });
    },
    addColumn: (column) => {
      edit(fill(words.columnAdded, { column }), [{ do: 'addColumn', name: column }]);
      goTo({ row: fileRow ?? 0, column: table.columns.length });
    },
    sortFile: (column) => {
      const name = table.columns[column] ?? '';
      edit(fill(words.sorted, { file: label, column: name }), [{ do: 'sortRows', columns: [name] }]);
      goTo({ row: 0, column });
    },
    ...{ selectedRows, selectedNames: names },
    selectedIds: selectedRows.map((row) => table.rows[row]?.[idColumn] ?? '').filter((id) => id !== ''),
  };
}

/** Returns the column of the id by which others refer to a record; −1 if several columns identify it. */
function idColumnOf(collection: CollectionName, columns: readonly string[]): number {
  const { key = [] } = collections[collection];
  const [id] = key;
  return key.length === 1 && id !== undefined ? columns.findIndex((column) => isSameName(column, id)) : -1;
}
