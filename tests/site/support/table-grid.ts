import type { HTMLElement } from 'node-html-parser';

/** A table as rows of cells by column; a cell that spans rows or columns is in each of them. */
export function tableGrid(table: HTMLElement): HTMLElement[][] {
  const grid: HTMLElement[][] = [];
  table.querySelectorAll('tr').forEach((tr, rowIndex) => {
    let column = 0;
    for (const cell of tr.querySelectorAll('th, td')) {
      while (grid[rowIndex]?.[column]) column += 1;
      fill(grid, cell, { rowIndex, column });
    }
  });
  return grid;
}

function fill(
  grid: HTMLElement[][],
  cell: HTMLElement,
  at: { readonly rowIndex: number; readonly column: number },
): void {
  const span = (name: string) => Number(cell.getAttribute(name) ?? 1);
  for (let row = at.rowIndex; row < at.rowIndex + span('rowspan'); row += 1) {
    grid[row] ??= [];
    for (let column = at.column; column < at.column + span('colspan'); column += 1) (grid[row] ?? [])[column] = cell;
  }
}
