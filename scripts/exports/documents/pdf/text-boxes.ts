import type { Paragraph, Text } from '../blocks';
import type { Canvas } from './canvas';
import { isInDisplay } from './fonts';
import { InlineTags } from './inline-tags';
import { balancedLines, breakLines, type Line } from './lines';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { type Style, styles } from './theme';

/** A text broken into lines, to be drawn wherever there is room for it. */
export interface SetText {
  readonly lines: readonly Line[];
  readonly height: number;
  /** How much of a line is seen: it is drawn with the space at its end. */
  widthOf(line: Line): number;
  /** Draws all lines. */
  draw(canvas: Canvas, x: number, top: number, tag: Tag | 'artifact'): void;
  /** Draws one line. */
  drawLine(canvas: Canvas, line: Line, x: number, top: number, tag: Tag | 'artifact'): void;
}

/** The facts that setting a text needs. */
export type TextSetting = Pick<Setting, 'measureIn' | 'hasDisplayFace' | 'enlarged'>;

/** Breaks a text into lines of a style. */
export function setText(text: Text, wished: Style, width: number, setting: TextSetting): SetText {
  const style = faced(text, sized(wished, setting), setting);
  const measure = setting.measureIn(style);
  const lines = (wished.display || wished.balanced ? balancedLines : breakLines)(text, width, measure);
  const inlineTags = new InlineTags();
  const drawLine: SetText['drawLine'] = (canvas, line, x, top, tag) =>
    canvas.line(line, style, x, top, tag, inlineTags);
  return {
    lines,
    height: lines.length * style.leading,
    widthOf: (line) => {
      const last = line.at(-1);
      return last ? last.x + measure(last.text.trimEnd(), last.run) : 0;
    },
    drawLine,
    draw(canvas, x, top, tag) {
      lines.forEach((line, index) => {
        drawLine(canvas, line, x, top + index * style.leading, tag);
      });
    },
  };
}

/** A style in the size of the document's letters. */
function sized(style: Style, { enlarged = 1 }: TextSetting): Style {
  return style.display ? style : { ...style, size: style.size * enlarged, leading: style.leading * enlarged };
}

/** A title in letters that its face lacks, or in a look without one, is set in bold: no word changes its face within. */
function faced(text: Text, { display, ...style }: Style, { hasDisplayFace }: TextSetting): Style {
  if (!display) return style;
  const isCovered = hasDisplayFace && text.every((run) => isInDisplay(run.text));
  return isCovered ? { ...style, display } : { ...style, bold: true };
}

/** One box for each line; neither the first nor the last line of several is left alone on a page. */
export function textBoxes(text: Text, style: Style, { x, width, tag }: Column, setting: Setting): Box[] {
  const set = setText(text, style, width, setting);
  const { leading } = sized(style, setting);
  return set.lines.map((line, index) => ({
    height: leading,
    before: index === 0 ? style.before : 0,
    keep: index < set.lines.length - 1 && (index === 0 || index === set.lines.length - 2),
    draw: (canvas, top) => set.drawLine(canvas, line, x, top, tag),
  }));
}

export function paragraphBoxes({ text, look }: Paragraph, column: Column, setting: Setting): Box[] {
  return textBoxes(text, styles[look ?? 'body'], { ...column, tag: { type: 'P', parent: column.tag } }, setting);
}
