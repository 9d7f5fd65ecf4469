import { type Entries, type Entry, plain } from '../blocks';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { type SetText, setText } from './text-boxes';
import { styles } from './theme';

const LABEL_WIDTH = 40;
/** Between a label and what it stands beside. */
const LABEL_GAP = 8;
/** Of the column: a label that is longer still runs into its title, as there is no other place for it. */
const MOST_LABEL = 0.3;
const ABSTRACT_GAP = 3;
const LABEL = { ...styles.entry, bold: true, color: 'heading' } as const;

/** One box for each entry, so that none is cut across pages. */
export function entriesBoxes({ entries }: Entries, column: Column, setting: Setting): Box[] {
  // Papers mostly have numbers, and there is no name for labels of any other kind.
  const list: Tag = { type: 'L', parent: column.tag, numbering: 'Decimal' };
  const measure = setting.measureIn(LABEL);
  const widest = Math.max(...entries.map(({ label }) => measure(label, { text: label, bold: true })));
  const labelWidth = Math.max(LABEL_WIDTH, Math.min(widest + LABEL_GAP, MOST_LABEL * column.width));
  return entries.map((entry) => entryBox(entry, labelWidth, { ...column, tag: { type: 'LI', parent: list } }, setting));
}

/** A text, what it belongs to, and the space above it. */
type PlacedText = readonly [set: SetText, tag: Tag, before: number];

function entryBox(
  { label, title, lines, abstract, anchor }: Entry,
  labelWidth: number,
  { x, width, tag }: Column,
  setting: Setting,
): Box {
  const labelTag: Tag = { type: 'Lbl', parent: tag };
  const body: Tag = { type: 'LBody', parent: tag };
  const inner = width - labelWidth;
  // The spaces keep the lines apart for those who listen.
  const texts: PlacedText[] = [
    [setText([...title, ...plain(' ')], styles.entry, inner, setting), body, 0],
    ...lines.map((line): PlacedText => [setText([...line, ...plain(' ')], styles.quiet, inner, setting), body, 0]),
    ...(abstract
      ? [
          [
            setText(abstract, styles.abstract, inner, setting),
            { type: 'P', parent: body },
            ABSTRACT_GAP,
          ] satisfies PlacedText,
        ]
      : []),
  ];
  return {
    height: texts.reduce((sum, [{ height }, , before]) => sum + before + height, 0),
    before: styles.entry.before + (abstract ? ABSTRACT_GAP : 0),
    ...(anchor !== undefined && { anchor }),
    draw(canvas, top) {
      canvas.tagged(labelTag, () => canvas.text(label, LABEL, x, top));
      let y = top;
      for (const [set, line, before] of texts) {
        y += before;
        set.draw(canvas, x + labelWidth, y, line);
        y += set.height;
      }
    },
  };
}
