import { type Notes, plain } from '../blocks';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import { textBoxes } from './text-boxes';
import { styles } from './theme';

/** From line to line, in points: handwriting needs 9 mm. */
const PITCH = 26;

/** More than any page has room for. */
const MOST = 40;

/** The fewest lines that are worth their label. */
const FEWEST = 3;

/** A label and ruled lines to the end of the page. */
export function notesBoxes({ label }: Notes, column: Column, setting: Setting): Box[] {
  const { x, width, tag } = column;
  const line: Box = {
    height: PITCH,
    before: 0,
    draw: (canvas, top) => canvas.artifact(() => canvas.rect(x, top + PITCH - 1, width, 0.5).fill(canvas.colours.rule)),
  };
  const head = textBoxes(
    plain(label),
    { ...styles.heading3, color: 'muted' },
    { ...column, tag: { type: 'P', parent: tag } },
    setting,
  );
  return [...head, ...Array.from({ length: MOST }, () => line)].map((box, index) => ({
    ...box,
    filler: true,
    keep: index < head.length + FEWEST - 1,
  }));
}
