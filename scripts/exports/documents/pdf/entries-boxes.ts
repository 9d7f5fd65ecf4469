import type { Entries, Entry } from '../blocks';
import type { Tag } from './canvas';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import { setText } from './text-boxes';
import { styles } from './theme';

const LABEL_WIDTH = 40;

/** One box for each entry, so that none is cut across pages. */
export function entriesBoxes({ entries }: Entries, column: Column, setting: Setting): Box[] {
  // Papers mostly have numbers, and there is no name for labels of any other kind.
  const list: Tag = { type: 'L', parent: column.tag, numbering: 'Decimal' };
  return entries.map((entry) => entryBox(entry, { ...column, tag: { type: 'LI', parent: list } }, setting));
}

function entryBox({ label, title, lines }: Entry, { x, width, tag }: Column, setting: Setting): Box {
  const labelTag: Tag = { type: 'Lbl', parent: tag };
  const body: Tag = { type: 'LBody', parent: tag };
  const texts = [
    setText(title, styles.entry, width - LABEL_WIDTH, setting),
    ...lines.map((line) => setText(line, styles.quiet, width - LABEL_WIDTH, setting)),
  ].map((set): [typeof set, Tag] => [set, { type: 'P', parent: body }]);
  return {
    height: texts.reduce((sum, [{ height }]) => sum + height, 0),
    before: styles.entry.before,
    draw(canvas, top) {
      const labelStyle = { ...styles.entry, bold: true, color: 'heading' as const };
      canvas.tagged(labelTag, () => canvas.text(label, labelStyle, x, top));
      let y = top;
      for (const [set, line] of texts) {
        set.draw(canvas, x + LABEL_WIDTH, y, line);
        y += set.height;
      }
    },
  };
}
