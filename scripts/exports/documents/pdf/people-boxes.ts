import { type People, plain } from '../blocks';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { setText } from './text-boxes';
import { styles } from './theme';

const GUTTER = 20;
const ROW_GAP = 6;

/** One box for each two people, who are read from line to line: where the page ends, the order goes on. */
export function peopleBoxes({ people }: People, { x, width, tag }: Column, setting: Setting): Box[] {
  const columnWidth = (width - GUTTER) / 2;
  const list: Tag = { type: 'L', parent: tag };
  const sets = people.map(({ name, lines }) => {
    const item: Tag = { type: 'LBody', parent: { type: 'LI', parent: list } };
    // The spaces keep the lines apart for those who listen.
    return [
      { set: setText(plain(`${name} `), styles.person, columnWidth, setting), tag: item },
      ...lines.map((line) => ({
        set: setText(plain(`${line} `), styles.personLine, columnWidth, setting),
        tag: item,
      })),
    ];
  });
  const heightOf = (person: (typeof sets)[number] = []) => person.reduce((sum, { set }) => sum + set.height, 0);
  return Array.from({ length: Math.ceil(sets.length / 2) }, (_, row): Box => {
    const pair = sets.slice(2 * row, 2 * row + 2);
    return {
      height: Math.max(...pair.map(heightOf)),
      before: ROW_GAP,
      draw(canvas, top) {
        for (const [column, person] of pair.entries()) {
          let y = top;
          for (const { set, tag: own } of person) {
            set.draw(canvas, x + column * (columnWidth + GUTTER), y, own);
            y += set.height;
          }
        }
      },
    };
  });
}
