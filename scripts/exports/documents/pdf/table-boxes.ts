import { plain, type Table, type Text } from '../blocks';
import type { Canvas } from './canvas';
import type { Box, Drawing } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { type SetText, setText } from './text-boxes';
import { type Style, styles } from './theme';

const PADDING = { x: 6, y: 3.5 } as const;
const GAP = 8;

interface Cell {
  readonly set: SetText;
  readonly tag: Tag;
  readonly x: number;
}

/** One box for each row, so that none is cut; the head is drawn again on each page that the table reaches. */
export function tableBoxes(
  { head, rows, widths, whole = false }: Table,
  { x, width, tag }: Column,
  setting: Setting,
): Box[] {
  const total = widths.reduce((sum, share) => sum + share, 0);
  const columns = widths.map((share, index) => ({
    x: x + (width * widths.slice(0, index).reduce((sum, each) => sum + each, 0)) / total,
    width: (width * share) / total,
  }));
  const table: Tag = { type: 'Table', parent: tag };

  const cellsOf = (texts: readonly Text[], row: Tag, style: Style, cellTag: (index: number) => Omit<Tag, 'parent'>) =>
    columns.map((column, index): Cell => {
      const set = setText(texts[index] ?? [], style, column.width - 2 * PADDING.x, setting);
      return { set, tag: { ...cellTag(index), parent: row }, x: column.x + PADDING.x };
    });

  const section = (type: string): Tag => ({ type, parent: table });
  const headRow =
    head && toRow(cellsOf(head.map(plain), { type: 'TR', parent: section('THead') }, styles.columnHead, columnHead));
  const carry = headRow && asArtifact(headRow);
  const body = section('TBody');
  const boxes = rows.map((row, index): Box => {
    const cells = cellsOf(row, { type: 'TR', parent: body }, styles.cell, head ? dataCell : rowHead);
    const { height, draw } = toRow(cells);
    return {
      height,
      before: index === 0 && !headRow ? GAP : 0,
      keep: whole && index < rows.length - 1,
      ...(carry && { carry }),
      draw(canvas, top) {
        draw(canvas, top);
        rule(canvas, top + height, 0.5);
      },
    };
  });

  function rule(canvas: Canvas, y: number, thickness: number) {
    canvas.artifact(() => canvas.rect(x, y - thickness / 2, width, thickness).fill(canvas.colours.rule));
  }

  function asArtifact({ height, draw }: RowDrawing): Drawing {
    return {
      height,
      draw(canvas, top) {
        shade(canvas, top, height);
        draw(canvas, top, 'artifact');
      },
    };
  }

  function shade(canvas: Canvas, top: number, height: number) {
    canvas.artifact(() => canvas.rect(x, top, width, height).fill(canvas.colours.tint));
    rule(canvas, top + height, 1);
  }

  if (!headRow) return boxes;
  const headBox: Box = {
    height: headRow.height,
    before: GAP,
    keep: true,
    draw(canvas, top) {
      shade(canvas, top, headRow.height);
      headRow.draw(canvas, top);
    },
  };
  return [headBox, ...boxes];
}

const columnHead = () => ({ type: 'TH', scope: 'Column' }) as const;
const dataCell = () => ({ type: 'TD' });
const rowHead = (index: number) => (index === 0 ? ({ type: 'TH', scope: 'Row' } as const) : { type: 'TD' });

interface RowDrawing {
  readonly height: number;
  draw(canvas: Canvas, top: number, as?: 'artifact'): void;
}

function toRow(cells: readonly Cell[]): RowDrawing {
  return {
    height: Math.max(...cells.map(({ set }) => set.height)) + 2 * PADDING.y,
    draw(canvas, top, as) {
      for (const { set, tag, x } of cells) {
        // An empty cell, too, is a cell.
        if (!as) canvas.element(tag);
        set.draw(canvas, x, top + PADDING.y, as ?? tag);
      }
    },
  };
}
