import { RIGHT_TO_LEFT_MARK } from '../../lettering/visual-pieces';
import { type Index, type IndexEntry, plain, type Text } from '../blocks';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { setText } from './text-boxes';
import { paper, styles } from './theme';

const COLUMNS = 3;
const GUTTER = 16;
const GAP = 1.5;
/** Of a page, below a heading. */
const MOST_HEIGHT = paper.height - paper.top - paper.bottom - 60;
/** As wide as the number of any page: how many lines a name takes is known before its pages are. */
const anyPage = (anchors: number) => (anchors > 5000 ? '0000' : '000');

interface Placed {
  readonly entry: IndexEntry;
  readonly height: number;
}

/** One box for each page that the index fills; the columns of the last one are of one height. */
export function indexBoxes({ entries, between, direction }: Index, { x, width, tag }: Column, setting: Setting): Box[] {
  const columnWidth = (width - (COLUMNS - 1) * GUTTER) / COLUMNS;
  const gap = `${direction === 'rtl' ? RIGHT_TO_LEFT_MARK : ''}  `;
  const set = (entry: IndexEntry, pages: readonly string[]) =>
    setText(
      [...entry.name, ...plain(`${gap}${pages.join(between)} `)] satisfies Text,
      styles.index,
      columnWidth,
      setting,
    );
  const page = anyPage(entries.reduce((sum, { anchors }) => sum + anchors.length, 0));
  const placed = entries.map((entry): Placed => {
    const { height } = set(
      entry,
      entry.anchors.map(() => page),
    );
    return { entry, height: height + GAP + (entry.letter === undefined ? 0 : styles.indexLetter.leading) };
  });
  const list: Tag = { type: 'Index', parent: tag };
  return pagesOf(placed).map((columns) => ({
    height: Math.max(...columns.map(heightOf)),
    before: 8,
    draw(canvas, top) {
      for (const [index, column] of columns.entries()) {
        let y = top;
        for (const { entry } of column) {
          const pages = new Set(entry.anchors.map((anchor) => setting.pageOf(anchor)));
          const numbers = [...pages].sort((one, other) => one - other).map(String);
          const line = { type: 'P', parent: list };
          if (entry.letter !== undefined) {
            const letter = setText(plain(entry.letter), styles.indexLetter, columnWidth, setting);
            letter.draw(canvas, x + index * (columnWidth + GUTTER), y, { type: 'P', parent: list });
          }
          const name = set(entry, numbers);
          const nameTop = y + (entry.letter === undefined ? 0 : styles.indexLetter.leading);
          name.draw(canvas, x + index * (columnWidth + GUTTER), nameTop, line);
          // Of several places on one page there is one number, and room was left for all: no gap of a line tells of it.
          y = nameTop + name.height + GAP;
        }
      }
    },
  }));
}

const heightOf = (entries: readonly Placed[]) => entries.reduce((sum, { height }) => sum + height, 0);

/** The columns of each page. */
function pagesOf(entries: readonly Placed[]): Placed[][][] {
  const pages: Placed[][][] = [];
  let rest = entries;
  while (rest.length > 0) {
    // A last column may be shorter than the others, never longer.
    const fair = Math.max(
      ...rest.map(({ height }) => height),
      heightOf(rest) / COLUMNS + styles.index.leading + styles.indexLetter.leading,
    );
    const { columns, left } = filled(rest, Math.min(MOST_HEIGHT, fair));
    pages.push(columns);
    rest = left;
  }
  return pages;
}

function filled(entries: readonly Placed[], most: number): { columns: Placed[][]; left: readonly Placed[] } {
  const columns: Placed[][] = [[]];
  let height = 0;
  for (const [index, entry] of entries.entries()) {
    if (height + entry.height > most && height > 0) {
      if (columns.length === COLUMNS) return { columns, left: entries.slice(index) };
      columns.push([]);
      height = 0;
    }
    columns.at(-1)?.push(entry);
    height += entry.height;
  }
  return { columns, left: [] };
}
