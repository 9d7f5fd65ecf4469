import type { Canvas } from './canvas';
import { faceOf, widthIn } from './fonts';
import { paper, styles } from './theme';

interface Furniture {
  readonly start: string;
  readonly end: string;
  readonly number: string;
}

const HEAD_TOP = 42;
/** Between the two parts of the head. */
const GAP = 24;
const FOOT_TOP = paper.height - 46;

/** The running head and the page number: for eyes, not for screen readers, which know both by themselves. */
export function furnish(canvas: Canvas, { start, end, number }: Furniture): void {
  const style = styles.furniture;
  const edge = paper.width - paper.right;
  const widthOf = (text: string) => widthIn(canvas.doc.fontSize(style.size), text, faceOf({}));
  canvas.artifact(() => {
    const room = edge - paper.left - widthOf(start) - GAP;
    const shown = widthOf(end) > room ? shortened(end, (text) => widthOf(text) <= room) : end;
    canvas.text(start, style, paper.left, HEAD_TOP);
    canvas.text(shown, style, edge - widthOf(shown), HEAD_TOP);
    canvas.doc.rect(paper.left, HEAD_TOP + 17, edge - paper.left, 0.5).fill(canvas.colours.rule);
    canvas.text(number, style, edge - widthOf(number), FOOT_TOP);
  });
}

/** As many whole words as fit, and a sign that there were more. */
function shortened(text: string, fits: (text: string) => boolean): string {
  const words = text.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop();
  return `${words.join(' ')} …`;
}
