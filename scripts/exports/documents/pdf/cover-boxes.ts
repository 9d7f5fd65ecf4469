import { type Cover, plain } from '../blocks';
import type { Canvas } from './canvas';
import { archPath, starTiles, wave } from './ornaments';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { setText } from './text-boxes';
import { paper, type Style, styles } from './theme';

const BAND_HEIGHT = 590;
const TITLE_TOP = 78;
/** Below the title; a longer title leaves less of the wall, and one of a whole page none. */
const LEAST_WALL = 150;

/** A page of its own: the title on a band of colour, below it a window that looks at the sea, and then the facts. */
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
  const heightOf = (texts: typeof below) => texts.reduce((sum, { text, style }) => sum + style.before + text.height, 0);
  const wallTop = TITLE_TOP + heightOf(onBand) + 30;
  const bandHeight = Math.max(BAND_HEIGHT, wallTop);

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
        const { doc, colours } = canvas;
        canvas.artifact(() => {
          doc.rect(0, 0, paper.width, bandHeight).fill(colours.band);
          if (bandHeight - wallTop >= LEAST_WALL) drawWall(canvas, wallTop, bandHeight);
          doc.rect(0, bandHeight, paper.width, 5).fill(colours.accent);
        });
        drawDown(canvas, onBand, TITLE_TOP);
        drawDown(canvas, below, bandHeight + 30);
        drawDown(canvas, [foot], paper.height - paper.bottom + 20 - foot.text.height);
      },
    },
  ];
}

/** A wall of tiles over the whole width, and in it a window with a horseshoe arch. */
function drawWall(canvas: Canvas, top: number, bottom: number): void {
  const { doc, colours } = canvas;
  starTiles(canvas, { x: 0, top, width: paper.width, height: bottom - top }, 44, colours.bandLine);
  const height = bottom - top - 18;
  const width = Math.min(230, height * 0.72);
  const arch = { x: (paper.width - width) / 2, top: bottom - height, width, height };
  doc.save();
  archPath(doc, arch).clip();
  doc.rect(arch.x, arch.top, width, height).fill(colours.sand);
  doc.circle(arch.x + width * 0.64, arch.top + height * 0.42, width * 0.11).fill(colours.accent);
  doc.path(wave({ ...arch, top: arch.top + height * 0.62, height: height * 0.4 }, 0.42)).fill(colours.link);
  doc.path(wave({ ...arch, top: arch.top + height * 0.76, height: height * 0.3 }, 0.56)).fill(colours.band);
  doc.restore();
  archPath(doc, arch).lineWidth(4).strokeColor(colours.accent).stroke();
}
