import { type Grid, type GridCell, plain } from '../blocks';
import type { Canvas } from './canvas';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { type SetText, setText } from './text-boxes';
import { paper, styles } from './theme';

const PADDING = { x: 4, y: 4 } as const;
const TIME_WIDTH = 56;
const GAP = 8;
const PAGE_HEIGHT = paper.height - paper.top - paper.bottom;

/** A cell with its texts, before the heights of the rows are known. */
interface SetCell extends GridCell {
  readonly texts: readonly SetText[];
  readonly height: number;
  /** The first column that it fills. */
  readonly column: number;
}

/** One box for each row; rows that share a cell stay together, and all of them where a page is high enough. */
export function gridBoxes({ head, rows }: Grid, { x, width, tag }: Column, setting: Setting): Box[] {
  const columnWidth = (width - TIME_WIDTH) / Math.max(1, head.length - 1);
  const left = (column: number) => x + TIME_WIDTH + column * columnWidth;
  const placed = placedCells(rows.map(({ cells }) => cells));
  const setRows = placed.map((cells) =>
    cells.map(({ cell, column }): SetCell => {
      const inner = cell.columns * columnWidth - 2 * PADDING.x - 3;
      const texts = cell.lines.map((line) => setText(line, styles.gridCell, inner, setting));
      const height = texts.reduce((sum, text) => sum + text.height, 0) + 2 * PADDING.y;
      return { ...cell, texts, height, column };
    }),
  );
  const heights = heightsOf(setRows);
  const table: Tag = { type: 'Table', parent: tag };
  const headTag: Tag = { type: 'TR', parent: { type: 'THead', parent: table } };
  const headCells = head.map((text, index) => {
    const inner = (index === 0 ? TIME_WIDTH : columnWidth) - 2 * PADDING.x;
    return {
      set: setText(plain(text), { ...styles.gridCell, bold: true, color: 'heading' }, inner, setting),
      x: index === 0 ? x : left(index - 1),
      tag: { type: 'TH', scope: 'Column', parent: headTag } as const satisfies Tag,
    };
  });
  const headHeight = Math.max(...headCells.map(({ set }) => set.height)) + 2 * PADDING.y;
  const drawHead = (canvas: Canvas, top: number, again: boolean) => {
    canvas.artifact(() => {
      canvas.rect(x, top, width, headHeight).fill(canvas.colours.tint);
      canvas.rect(x, top + headHeight - 1, width, 1).fill(canvas.colours.rule);
    });
    for (const { set, x: at, tag: own } of headCells)
      set.draw(canvas, at + PADDING.x, top + PADDING.y, again ? 'artifact' : own);
  };

  const whole = headHeight + heights.reduce((sum, height) => sum + height, 0) <= PAGE_HEIGHT - 40;
  const body: Tag = { type: 'TBody', parent: table };
  const carry: Box['carry'] = { height: headHeight, draw: (canvas, top) => drawHead(canvas, top, true) };
  const boxes = rows.map((row, index): Box => {
    const height = heights[index] ?? 0;
    const time = setText(plain(row.head), styles.gridTime, TIME_WIDTH - PADDING.x, setting);
    const isCutBelow = !setRows
      .slice(0, index + 1)
      .some((cells, at) => cells.some((cell) => at + cell.rows > index + 1));
    return {
      height: Math.max(height, time.height + PADDING.y),
      before: 0,
      keep: index < rows.length - 1 && (whole || !isCutBelow),
      carry,
      draw(canvas, top) {
        const tr: Tag = { type: 'TR', parent: body };
        time.draw(canvas, x, top + PADDING.y, { type: 'TH', scope: 'Row', parent: tr });
        for (const cell of setRows[index] ?? []) {
          const tall = heights.slice(index, index + cell.rows).reduce((sum, each) => sum + each, 0);
          drawCell(canvas, cell, { x: left(cell.column), top, width: cell.columns * columnWidth, height: tall }, tr);
        }
        canvas.artifact(() => canvas.rect(x, top, TIME_WIDTH, 0.4).fill(canvas.colours.rule));
      },
    };
  });
  const headBox: Box = {
    height: headHeight,
    before: GAP,
    keep: true,
    draw: (canvas, top) => drawHead(canvas, top, false),
  };
  return [headBox, ...boxes];
}

/** The first column of each cell: cells of rows above may reach down. */
function placedCells(rows: readonly (readonly GridCell[])[]) {
  let open: { column: number; columns: number; left: number }[] = [];
  return rows.map((cells) => {
    let column = 0;
    const taken = (at: number) => open.find((each) => each.column <= at && at < each.column + each.columns);
    const row = cells.map((cell) => {
      for (let above = taken(column); above; above = taken(column)) column = above.column + above.columns;
      column += cell.columns;
      return { cell, column: column - cell.columns };
    });
    const below = row.map(({ cell, column: at }) => ({ column: at, columns: cell.columns, left: cell.rows }));
    open = [...open, ...below].map((each) => ({ ...each, left: each.left - 1 })).filter(({ left }) => left > 0);
    return row;
  });
}

const LEAST = styles.gridCell.leading + 2 * PADDING.y;

/** Rows are as high as the cells in them; the last row of a cell that reaches over several makes room for the rest of it. */
function heightsOf(rows: readonly (readonly SetCell[])[]): number[] {
  const heights = rows.map((cells) =>
    Math.max(LEAST, ...cells.filter((cell) => cell.rows === 1).map(({ height }) => height)),
  );
  rows.forEach((cells, index) => {
    for (const { rows: count, height } of cells) {
      const last = index + count - 1;
      const has = heights.slice(index, last + 1).reduce((sum, each) => sum + each, 0);
      if (has < height) heights[last] = (heights[last] ?? 0) + height - has;
    }
  });
  return heights;
}

function drawCell(
  canvas: Canvas,
  { texts, columns, rows, isForAll }: SetCell,
  {
    x,
    top,
    width,
    height,
  }: { readonly x: number; readonly top: number; readonly width: number; readonly height: number },
  row: Tag,
): void {
  const cell: Tag = { type: 'TD', parent: row, ...((columns > 1 || rows > 1) && { span: { columns, rows } }) };
  // An empty cell, too, is a cell.
  canvas.element(cell);
  if (texts.length === 0) return;
  canvas.artifact(() => {
    canvas.rect(x + 1, top + 1, width - 2, height - 2).fill(isForAll ? canvas.colours.tint : canvas.colours.paper);
    canvas.rect(x + 1, top + 1, 2, height - 2).fill(isForAll ? canvas.colours.accent : canvas.colours.link);
  });
  let y = top + PADDING.y;
  for (const text of texts) {
    text.draw(canvas, x + PADDING.x + 3, y, texts.length === 1 ? cell : { type: 'P', parent: cell });
    y += text.height;
  }
}
