import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Table } from '../../edit/match-rows';
import { createGrid, type Grid, NUMBER_COLUMN, ROW_NUMBER_OFFSET } from './grid';
import type { SortBy } from './order-of';
import { boundsOf, isWithin, type Selection, type Spot } from './selection';
import type { FindingsByCell } from './use-findings-by-cell';

/** What the grid shows. */
export interface GridProps {
  readonly table: Table;
  /** Makes the header of a column. */
  readonly titleOf: (column: string) => Node;
  readonly order: readonly number[];
  /** The rows of the file, by which findings are found. */
  readonly fileRows: readonly number[];
  readonly findings: FindingsByCell;
  readonly selection: Selection;
  readonly sort: SortBy | undefined;
  readonly direction: 'ltr' | 'rtl';
  readonly label: string;
  /** The id of the text that describes the cell with the focus. */
  readonly helpId: string;
}

/** A longer text is not seen on one line. */
const LONGEST_SHOWN = 300;

/** Keeps a grid in an element up to date; undefined until it is there. */
export function useGrid(host: RefObject<HTMLElement | null>, props: GridProps): Grid | undefined {
  const [grid, setGrid] = useState<Grid>();
  const latest = useRef(props);
  latest.current = props;
  const { table, order, findings, selection, sort, direction, label } = props;
  const columns = table.columns.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other things that it shows are painted anew
  useEffect(() => {
    let isWanted = true;
    let made: Grid | undefined;
    const element = host.current;
    const content = {
      columns: table.columns.map((name, column) => ({
        width: widthOf(name, table, column),
        title: latest.current.titleOf(name),
      })),
      ...{ rowCount: order.length, direction, label },
      paint: (cell: HTMLElement, spot: Spot) => paint(cell, spot, latest.current),
    };
    if (element && table.columns.length > 0)
      void createGrid(element, content).then((created) => {
        made = created;
        if (isWanted) setGrid(created);
        else created.destroy();
      });
    return () => {
      isWanted = false;
      setGrid(undefined);
      made?.destroy();
    };
  }, [columns, direction, label]);

  const count = order.length;
  useEffect(() => void grid?.setRowCount(count), [grid, count]);

  // Virtual rows leave the document when they are scrolled away or made anew, and the focus with them: keys still belong to the grid.
  useEffect(() => {
    const element = host.current;
    const keep = () =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !grid) return;
        const cell = grid.cellAt(latest.current.selection.head);
        const taker = cell?.isConnected ? cell : grid.scroller;
        // What scrolls takes it only here: in a grid, only cells do.
        if (taker === grid.scroller) taker.tabIndex = -1;
        taker.focus({ preventScroll: true });
        grid.scroller.removeAttribute('tabindex');
      });
    element?.addEventListener('focusout', keep);
    return () => element?.removeEventListener('focusout', keep);
  }, [grid, host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is painted depends on them
  useEffect(() => grid?.repaint(), [grid, table, order, findings]);

  const shown = useRef(selection);
  useEffect(() => {
    for (const { top, bottom } of [boundsOf(shown.current), boundsOf(selection)]) grid?.repaint(top, bottom);
    grid?.headerAt(shown.current.head.column)?.removeAttribute('data-current');
    grid?.headerAt(selection.head.column)?.setAttribute('data-current', '');
    shown.current = selection;
  }, [grid, selection]);

  useEffect(() => {
    if (sort === undefined) return;
    const header = grid?.headerAt(sort.column);
    header?.setAttribute('aria-sort', sort.isDescending ? 'descending' : 'ascending');
    return () => header?.setAttribute('aria-sort', 'none');
  }, [grid, sort]);

  return grid;
}

function paint(
  cell: HTMLElement,
  { row, column }: Spot,
  { table, order, fileRows, findings, selection, helpId }: GridProps,
): void {
  const at = order[row] ?? -1;
  if (column === NUMBER_COLUMN) {
    cell.textContent = String(at + ROW_NUMBER_OFFSET);
    return;
  }
  const text = (table.rows[at]?.[column] ?? '').slice(0, LONGEST_SHOWN);
  const [worst] = findings.get(`${fileRows[at]} ${column}`) ?? [];
  cell.dir = 'auto';
  cell.replaceChildren(text, ...(worst ? [unseen(` ${worst.message}`)] : []));
  set(cell, 'data-severity', worst?.severity);
  set(cell, 'aria-invalid', worst?.severity === 'error' ? 'true' : undefined);
  const isHead = row === selection.head.row && column === selection.head.column;
  set(cell, 'tabindex', isHead ? '0' : undefined);
  set(cell, 'aria-describedby', isHead ? helpId : undefined);
  set(cell, 'aria-selected', String(isWithin(boundsOf(selection), { row, column })));
}

function unseen(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'unseen';
  element.lang = 'en';
  element.textContent = text;
  return element;
}

function set(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Makes a column about as wide as its cells, in pixels. */
function widthOf(name: string, { rows }: Table, column: number): number {
  const lengths = rows.slice(0, 60).map((row) => row[column]?.length ?? 0);
  const typical = lengths.sort((one, other) => one - other)[Math.floor(lengths.length * 0.9)] ?? 0;
  return Math.max(72, Math.min(340, 28 + 7.6 * Math.max(name.length + 1, typical)));
}
