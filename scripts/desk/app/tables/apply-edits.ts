import { compareKeys } from '../../../fix/compare-keys';
import type { TableEdit } from '../../contract';
import { isSameName, type Table } from '../../edit/match-rows';

/** Makes edits in the rows that are shown, as the server makes them in the file (`edit/edit-table.ts`). */
export const applyEdits = (table: Table, edits: readonly TableEdit[]): Table => {
  const rows = [...table.rows];
  return edits.reduce((edited: Table, edit) => applied(edited, edit, rows), table);
};

/** Makes one edit. `rows` is a copy of the rows that it may change. */
function applied({ columns }: Table, edit: TableEdit, rows: (readonly string[])[]): Table {
  switch (edit.do) {
    case 'cell': {
      const cells = [...(rows[edit.row] ?? [])];
      while (cells.length < edit.column) cells.push('');
      cells[edit.column] = edit.to.trim();
      rows[edit.row] = cells;
      break;
    }
    case 'addRows':
      rows.splice(edit.at, 0, ...edit.rows);
      break;
    case 'removeRows':
      for (const row of [...edit.rows].sort((one, other) => other - one)) rows.splice(row, 1);
      break;
    case 'moveRow':
      rows.splice(edit.to, 0, ...rows.splice(edit.from, 1));
      break;
    case 'addColumn':
      return { columns: [...columns, edit.name], rows };
    case 'sortRows': {
      const places = edit.columns.map((name) => columns.findIndex((column) => isSameName(column, name)));
      const keysOf = (row: readonly string[]) => places.map((place) => row[place] ?? '');
      rows.sort((one, other) => compareKeys(keysOf(one), keysOf(other)));
    }
  }
  return { columns, rows };
}
