import type { Canvas } from './canvas';
import { faceOf } from './fonts';
import { paper, styles } from './theme';

interface Furniture {
  readonly left: string;
  readonly right: string;
  readonly page: number;
  readonly pages: number;
}

const HEAD_TOP = 42;
const FOOT_TOP = paper.height - 46;

/** The running head and the page number: for eyes, not for screen readers, which know both by themselves. */
export function furnish(canvas: Canvas, { left, right, page, pages }: Furniture): void {
  const style = styles.furniture;
  const face = faceOf({});
  const end = paper.width - paper.right;
  const widthOf = (text: string) => canvas.doc.font(face).fontSize(style.size).widthOfString(text);
  const number = `Page ${page} of ${pages}`;
  canvas.artifact(() => {
    canvas.text(left, style, paper.left, HEAD_TOP, face);
    canvas.text(right, style, end - widthOf(right), HEAD_TOP, face);
    canvas.doc.rect(paper.left, HEAD_TOP + 17, end - paper.left, 0.5).fill(canvas.colours.rule);
    canvas.text(number, style, end - widthOf(number), FOOT_TOP, face);
  });
}
