import type { Canvas } from './canvas';
import { faceOf, widthIn } from './fonts';
import { paper, styles } from './theme';

interface Furniture {
  readonly start: string;
  readonly end: string;
  readonly number: string;
}

const HEAD_TOP = 42;
const FOOT_TOP = paper.height - 46;

/** The running head and the page number: for eyes, not for screen readers, which know both by themselves. */
export function furnish(canvas: Canvas, { start, end, number }: Furniture): void {
  const style = styles.furniture;
  const edge = paper.width - paper.right;
  const widthOf = (text: string) => widthIn(canvas.doc.fontSize(style.size), text, faceOf({}));
  canvas.artifact(() => {
    canvas.text(start, style, paper.left, HEAD_TOP);
    canvas.text(end, style, edge - widthOf(end), HEAD_TOP);
    canvas.doc.rect(paper.left, HEAD_TOP + 17, edge - paper.left, 0.5).fill(canvas.colours.rule);
    canvas.text(number, style, edge - widthOf(number), FOOT_TOP);
  });
}
