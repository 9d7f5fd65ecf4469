import { type Cover, plain } from '../blocks';
import type { Canvas, Tag } from './canvas';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import { setText } from './text-boxes';
import { paper, type Style, styles } from './theme';

const BAND_HEIGHT = 470;
const BAND_TOP = 96;
const LINES_TOP = BAND_HEIGHT + 44;

/** A page of its own: the title on a band of colour, the facts below it. */
export function coverBoxes(cover: Cover, { x, width, tag }: Column, setting: Setting): Box[] {
  const set = (text: string, style: Style, type: string) => ({
    text: setText(plain(text), style, width, setting),
    style,
    tag: { type, parent: tag } satisfies Tag,
  });
  const onBand = [
    set(cover.eyebrow, styles.coverEyebrow, 'P'),
    set(cover.title, styles.coverTitle, 'H1'),
    set(cover.subtitle, styles.coverSubtitle, 'P'),
  ];
  const below = cover.lines.map((line) => set(line, styles.coverLine, 'P'));
  const foot = set(cover.foot, styles.coverFoot, 'P');

  const drawDown = (canvas: Canvas, texts: typeof below, start: number) => {
    let y = start;
    for (const { text, style, tag: each } of texts) {
      y += style.before;
      text.draw(canvas, x, y, each);
      y += text.height;
    }
  };
  return [
    {
      height: paper.height - paper.top - paper.bottom,
      before: 0,
      draw(canvas) {
        canvas.artifact(() => drawBand(canvas));
        drawDown(canvas, onBand, BAND_TOP);
        drawDown(canvas, below, LINES_TOP);
        drawDown(canvas, [foot], paper.height - paper.bottom - foot.text.height);
      },
    },
  ];
}

/** A network of points along the coast of the band. */
function drawBand(canvas: Canvas): void {
  const { doc } = canvas;
  doc.rect(0, 0, paper.width, BAND_HEIGHT).fill(canvas.colours.band);
  doc.save().rect(0, 0, paper.width, BAND_HEIGHT).clip();
  const points = [
    [40, 430],
    [118, 392],
    [196, 424],
    [262, 372],
    [338, 408],
    [402, 356],
    [470, 398],
    [528, 338],
    [590, 372],
  ] as const;
  doc.lineWidth(0.8).strokeColor(canvas.colours.bandLine);
  for (const [index, [left, top]] of points.entries()) {
    for (const next of [points[index + 1], points[index + 2]]) {
      if (next) doc.moveTo(left, top).lineTo(next[0], next[1]).stroke();
    }
  }
  for (const [index, [left, top]] of points.entries()) {
    doc
      .circle(left, top, index % 3 === 0 ? 4.5 : 3)
      .fill(index % 3 === 0 ? canvas.colours.accent : canvas.colours.sand);
  }
  doc.restore();
  doc.rect(0, BAND_HEIGHT, paper.width, 5).fill(canvas.colours.accent);
}
