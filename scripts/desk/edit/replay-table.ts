import type { Conflict, TableEdit } from '../contract';
import { editTable } from './edit-table';
import { isSameName, matchRows, type Table } from './match-rows';
import type { Merged } from './merge-lines';
import { tableOf } from './table-text';

type Place = Extract<TableEdit, { readonly do: 'cell' }>;

/**
 * Makes edits of a table in another version of it, in which somebody has changed, moved, added or removed other rows and columns meanwhile.
 * Rows are found again by their cells, and changed ones by their first cell. An edit of a cell that the other version has changed, too, is
 * a conflict.
 */
export function replayEdits(before: string, edits: readonly TableEdit[], theirs: string): Merged {
  const conflicts: Omit<Conflict, 'name'>[] = [];
  let [own, text] = [before, theirs];
  for (let next = 0; next < edits.length; ) {
    const cells: Place[] = [];
    for (let at = next; edits[at]?.do === 'cell'; at++) cells.push(edits[at] as Place); // the loop's condition says so
    const edit = edits[next];
    const group = cells.length > 0 ? cells : edit === undefined ? [] : [edit];
    const from = tableOf(own);
    const to = tableOf(text);
    const translated = translate(group, from, to, conflicts);
    own = editTable(own, group);
    text = editTable(text, translated);
    next += group.length;
  }
  return { text, conflicts, own };
}

function translate(group: readonly TableEdit[], from: Table, to: Table, conflicts: Omit<Conflict, 'name'>[]) {
  const rowAt = matchRows(from, to);
  const columnAt = (column: number) => to.columns.findIndex((name) => isSameName(name, from.columns[column]));
  return group.flatMap((edit): readonly TableEdit[] => {
    switch (edit.do) {
      case 'cell': {
        const [row, column] = [rowAt.get(edit.row), columnAt(edit.column)];
        const was = from.rows[edit.row]?.[edit.column] ?? '';
        const now = row === undefined || column === -1 ? undefined : (to.rows[row]?.[column] ?? '');
        if (now === edit.to) return [];
        if (now !== was) conflicts.push(disagreement(edit, from, was, now));
        return row === undefined || column === -1 ? [] : [{ ...edit, row, column }];
      }
      case 'addRows': {
        const columns = from.columns.map((_, column) => columnAt(column));
        const rows = edit.rows.map((cells) => inPlaces(cells, columns));
        return [{ ...edit, at: placeAfter(edit.at, rowAt), rows }];
      }
      case 'removeRows': {
        const rows = edit.rows.flatMap((row) => rowAt.get(row) ?? []);
        for (const row of edit.rows) {
          const found = to.rows[rowAt.get(row) ?? -1];
          const was = from.columns.map((_, column) => from.rows[row]?.[column] ?? '');
          const now = found && from.columns.map((_, column) => found[columnAt(column)] ?? '');
          if (now && !isSameRow(now, was))
            conflicts.push({ what: was[0] ?? '', before: was.join(' · '), theirs: now.join(' · '), mine: '' });
        }
        return [{ ...edit, rows }];
      }
      case 'moveRow': {
        const row = rowAt.get(edit.from);
        if (row === undefined) return [];
        const others = new Map(
          [...rowAt]
            .filter(([one]) => one !== edit.from)
            .map(([one, at]) => [one > edit.from ? one - 1 : one, at > row ? at - 1 : at]),
        );
        return [{ ...edit, from: row, to: placeAfter(edit.to, others) }];
      }
      case 'addColumn':
        return to.columns.some((name) => isSameName(name, edit.name)) ? [] : [edit];
      default:
        return [edit];
    }
  });
}

function disagreement({ row, column, to }: Place, from: Table, before: string, theirs = ''): Omit<Conflict, 'name'> {
  const names = [from.rows[row]?.[0], from.columns[column]].filter((name) => name !== undefined && name !== '');
  return { what: names.join(' · '), before, theirs, mine: to };
}

/** Finds the place after the row that stands before a place. */
function placeAfter(place: number, rowAt: ReadonlyMap<number, number>): number {
  for (let row = place - 1; row >= 0; row--) {
    const found = rowAt.get(row);
    if (found !== undefined) return found + 1;
  }
  return 0;
}

function inPlaces(cells: readonly string[], columns: readonly number[]): string[] {
  const placed: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columns[index] ?? index;
    if (column !== -1) placed[column] = cell;
  }
  return Array.from(placed, (cell) => cell ?? '');
}

const isSameRow = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((cell, at) => cell === other[at]);
