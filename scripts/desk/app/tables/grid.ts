import {
  type CellComponent,
  FormatModule,
  FrozenColumnsModule,
  ResizeColumnsModule,
  Tabulator,
} from 'tabulator-tables';
import type { Spot } from './selection';

// Editing, ranges, sorting and undo are the desk's: of the grid it uses the virtual rows, and the columns.
Tabulator.registerModule([FormatModule, FrozenColumnsModule, ResizeColumnsModule]);

/** What a grid shows. */
interface GridContent {
  readonly columns: readonly { readonly width: number; readonly title: Node }[];
  readonly rowCount: number;
  readonly direction: 'ltr' | 'rtl';
  /** The name of the table for screen readers. */
  readonly label: string;
  /** Writes a cell; the column −1 has the number of the row. */
  readonly paint: (cell: HTMLElement, spot: Spot) => void;
}

/** A table of virtual rows. Cells are written by the function `paint`. */
export interface Grid {
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** Paints the cells of rows again; of all rows without bounds. */
  readonly repaint: (top?: number, bottom?: number) => void;
  readonly setRowCount: (count: number) => Promise<void>;
  /** Scrolls to a cell and gives it the focus. */
  readonly focus: (spot: Spot) => Promise<void>;
  readonly cellAt: (spot: Spot) => HTMLElement | undefined;
  readonly headerAt: (column: number) => HTMLElement | undefined;
  readonly destroy: () => void;
}

/** Height of every row, in pixels. */
export const ROW_HEIGHT = 34;

/** Column of the row numbers. */
export const NUMBER_COLUMN = -1;

/** Rows count from 1 in reports, and the header is the first. */
export const ROW_NUMBER_OFFSET = 2;

const NUMBERS_WIDTH = 64;

/** Returns the cell at which something happened; the row −1 is the header. */
export function spotOf(target: EventTarget | null): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[tabulator-field]') : null;
  if (!cell) return undefined;
  const row = cell.closest<HTMLElement>('.tabulator-row')?.dataset.row ?? '-1';
  return { row: Number(row), column: Number(cell.getAttribute('tabulator-field')) };
}

/** Makes a grid in an element, as soon as the element has a size. */
export async function createGrid(host: HTMLElement, content: GridContent): Promise<Grid> {
  const { columns, direction, label, paint } = content;
  /** Rows that were shown, and so have elements. */
  const shown = new Map<number, readonly HTMLElement[]>();
  const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => ({ id: row }));
  const element = document.createElement('div');
  host.replaceChildren(element);
  const table = new Tabulator(element, {
    data: rowsOf(content.rowCount),
    height: '100%',
    rowHeight: ROW_HEIGHT,
    textDirection: direction,
    headerVisible: true,
    layout: 'fitData',
    columnDefaults: { minWidth: 40, formatter: empty },
    columns: [
      { title: '#', field: String(NUMBER_COLUMN), frozen: true, resizable: false, width: NUMBERS_WIDTH },
      ...columns.map(({ width, title }, column) => ({
        title: '',
        field: String(column),
        width,
        resizable: true,
        titleFormatter: () => title as HTMLElement, // any node is shown
      })),
    ],
    rowFormatter: (component) => {
      const row: number = component.getData().id;
      const rowElement = component.getElement();
      rowElement.dataset.row = String(row);
      rowElement.setAttribute('aria-rowindex', String(row + 2));
      const cells = component.getCells().map((cell: CellComponent) => cell.getElement());
      cells[0]?.setAttribute('role', 'rowheader');
      for (const [index, cell] of cells.entries()) cell.setAttribute('aria-colindex', String(index + 1));
      shown.set(row, cells);
      paintRow(row, cells);
    },
  });
  const paintRow = (row: number, cells: readonly HTMLElement[]) => {
    for (const [index, cell] of cells.entries()) paint(cell, { row, column: index - 1 });
  };
  await new Promise<void>((resolve) => table.on('tableBuilt', resolve));
  const scroller = element.querySelector<HTMLElement>('.tabulator-tableholder') ?? element;
  // The cells take the focus, and not what scrolls.
  scroller.removeAttribute('tabindex');
  element.setAttribute('aria-label', label);
  element.setAttribute('aria-colcount', String(columns.length + 1));
  const showCount = (count: number) => element.setAttribute('aria-rowcount', String(count + 1));
  showCount(content.rowCount);

  const cellAt = ({ row, column }: Spot) => shown.get(row)?.[column + 1];
  return {
    scroller,
    repaint: (top = 0, bottom = Number.POSITIVE_INFINITY) => {
      for (const [row, cells] of shown) if (row >= top && row <= bottom) paintRow(row, cells);
    },
    setRowCount: async (count) => {
      if (count === table.getDataCount()) return;
      shown.clear();
      showCount(count);
      await table.replaceData(rowsOf(count));
    },
    focus: async (spot) => {
      const row = table.getRow(spot.row);
      if (!row) return;
      // A row near those that are shown has an element already, and the grid need not make all of them again.
      if (!cellAt(spot)?.isConnected) await table.scrollToRow(row, 'center', false);
      const cell = cellAt(spot);
      if (!cell) return;
      scrollTo(scroller, cell, direction);
      // It is painted as the one that takes the focus only afterwards.
      cell.tabIndex = 0;
      cell.focus({ preventScroll: true });
    },
    cellAt,
    headerAt: (column) =>
      element.querySelector<HTMLElement>(`.tabulator-col[tabulator-field="${column}"]`) ?? undefined,
    destroy: () => table.destroy(),
  };
}

/** A cell is painted with its row. */
const empty = () => document.createTextNode('') as unknown as HTMLElement; // any node is shown

/** Scrolls so that a cell is seen, beside the row numbers, which stay. */
function scrollTo(scroller: HTMLElement, cell: HTMLElement, direction: 'ltr' | 'rtl'): void {
  const [all, own] = [scroller.getBoundingClientRect(), cell.getBoundingClientRect()];
  const [start, end] = direction === 'rtl' ? [0, NUMBERS_WIDTH] : [NUMBERS_WIDTH, 0];
  const [left, right] = [all.left + start, all.left + scroller.clientWidth - end];
  const bottom = all.top + scroller.clientHeight;
  if (own.left < left) scroller.scrollLeft -= left - own.left;
  else if (own.right > right) scroller.scrollLeft += Math.min(own.right - right, own.left - left);
  if (own.top < all.top) scroller.scrollTop -= all.top - own.top;
  else if (own.bottom > bottom) scroller.scrollTop += own.bottom - bottom;
}
