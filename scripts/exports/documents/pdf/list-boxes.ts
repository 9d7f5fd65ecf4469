import type { Block, List, Paragraph, Quote } from '../blocks';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { textBoxes } from './text-boxes';
import { styles } from './theme';

const INDENT = 16;
const LINE_GAP = 2.5;
const ITEM_GAP = 8;

export function listBoxes({ items, ordered }: List, { x, width, tag }: Column, setting: Setting): Box[] {
  const list: Tag = { type: 'L', parent: tag, numbering: ordered ? 'Decimal' : 'Disc' };
  return items.flatMap((blocks, index) => {
    const item: Tag = { type: 'LI', parent: list };
    const label: Tag = { type: 'Lbl', parent: item };
    const body: Tag = { type: 'LBody', parent: item };
    const column = { x: x + INDENT, width: width - INDENT, tag: body };
    const [first, ...rest] = isOneText(blocks)
      ? textBoxes(blocks[0].text, styles.body, column, setting)
      : setting.layOut(blocks, column);
    if (!first) return [];
    const labelled: Box = {
      ...first,
      before: index > 0 && isOneText(blocks) ? LINE_GAP : ITEM_GAP,
      draw(canvas, top) {
        const sign = ordered ? `${index + 1}.` : '•';
        canvas.tagged(label, () => canvas.text(sign, styles.body, x + 3, top));
        first.draw(canvas, top);
      },
    };
    return [labelled, ...rest];
  });
}

/** The text of a short item is the body of the item: it needs no paragraph in it. */
const isOneText = (blocks: readonly Block[]): blocks is readonly [Paragraph] =>
  blocks.length === 1 && blocks[0]?.kind === 'paragraph';

export function quoteBoxes({ blocks }: Quote, { x, width, tag }: Column, setting: Setting): Box[] {
  const quote: Tag = { type: 'BlockQuote', parent: tag };
  return setting.layOut(blocks, { x: x + INDENT, width: width - INDENT, tag: quote }).map((box) => ({
    ...box,
    draw(canvas, top) {
      canvas.artifact(() => canvas.rect(x + 3, top, 2, box.height).fill(canvas.colours.rule));
      box.draw(canvas, top);
    },
  }));
}
