import { type Profile, plain } from '../blocks';
import { archPath } from './ornaments';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { setText } from './text-boxes';
import { styles } from './theme';

const SIDE = 92;
const GUTTER = 20;
const BEFORE = 26;

/** A portrait in an arch, and beside it who it is. */
export function profileBoxes(
  { heading, portrait, lines }: Profile,
  { x, width, tag }: Column,
  setting: Setting,
): Box[] {
  const mark = setting.marks.get(heading);
  const inner = width - SIDE - GUTTER;
  const name = setText(plain(heading.text), styles.heading2, inner, setting);
  const texts = lines.map((line) => setText(line, styles.quiet, inner, setting));
  const height = texts.reduce((sum, text) => sum + text.height, name.height + 4);
  return [
    {
      height: Math.max(height, SIDE),
      before: BEFORE,
      keep: true,
      ...(mark && { mark }),
      draw(canvas, top) {
        const { doc } = canvas;
        let y = top + Math.max(0, (SIDE - height) / 2);
        const textX = x + SIDE + GUTTER;
        name.draw(canvas, textX, y, { type: `H${heading.level}`, parent: tag });
        y += name.height + 4;
        for (const text of texts) {
          text.draw(canvas, textX, y, { type: 'P', parent: tag });
          y += text.height;
        }
        const left = canvas.across(x, SIDE);
        const figure: Tag = {
          type: 'Figure',
          parent: tag,
          alt: heading.text,
          box: [left, top, left + SIDE, top + SIDE],
        };
        const niche = { x: left, top, width: SIDE, height: SIDE };
        canvas.tagged(figure, () => {
          doc.save();
          archPath(doc, niche).clip();
          doc.image(Buffer.from(portrait), left, top, { width: SIDE, height: SIDE });
          doc.restore();
        });
        canvas.artifact(() => archPath(doc, niche).lineWidth(1.5).strokeColor(canvas.colours.accent).stroke());
      },
    },
  ];
}
