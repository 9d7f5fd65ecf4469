import { type Code, plain } from '../blocks';
import type { Box } from './paginate';
import { qrFigure } from './qr-figure';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { setText } from './text-boxes';
import { styles } from './theme';

const SIDE = 78;
const GAP = 10;

/** The code, and beside it where it leads: also for those who have the file. */
export function codeBoxes({ address, label }: Code, { x, width, tag }: Column, setting: Setting): Box[] {
  const inner = width - SIDE - GAP;
  const link: Tag = { type: 'P', parent: tag };
  const title = setText(plain(label), styles.person, inner, setting);
  const shown = setText([{ text: address, link: address }], styles.quiet, inner, setting);
  return [
    {
      height: SIDE,
      before: 8,
      draw(canvas, top) {
        const y = top + (SIDE - title.height - shown.height) / 2;
        qrFigure(canvas, address, { x, top, side: SIDE }, tag);
        title.draw(canvas, x + SIDE + GAP, y, { type: 'P', parent: tag });
        shown.draw(canvas, x + SIDE + GAP, y + title.height, link);
      },
    },
  ];
}
