import { type Heading, plain, type Title } from '../blocks';
import type { Box } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { textBoxes } from './text-boxes';
import { type Style, styles } from './theme';

const styleOfLevel = { 1: styles.heading1, 2: styles.heading2, 3: styles.heading3 } as const;

export function headingBoxes(heading: Heading, column: Column, setting: Setting): Box[] {
  const { level, text } = heading;
  const mark = setting.marks.get(heading);
  const tag: Tag = { type: `H${level}`, parent: column.tag };
  return textBoxes(plain(text), styleOfLevel[level], { ...column, tag }, setting).map((box, index) => ({
    ...box,
    keep: true,
    ...(index === 0 && mark && { mark }),
    ...(index === 0 && level === 1 && { newPage: true }),
  }));
}

const STRIPE = 18;

/** The head of a document without a cover: conference, title, line below it. */
export function titleBoxes({ eyebrow, title, subtitle }: Title, column: Column, setting: Setting): Box[] {
  const boxesOf = (text: string, style: Style, type: string) =>
    textBoxes(plain(text), style, { ...column, tag: { type, parent: column.tag } }, setting);
  const stripe: Box = {
    height: STRIPE,
    before: 0,
    draw: (canvas, top) => canvas.artifact(() => canvas.rect(column.x, top, 48, 4).fill(canvas.colours.accent)),
  };
  return [
    stripe,
    ...boxesOf(eyebrow, styles.eyebrow, 'P'),
    ...boxesOf(title, { ...styles.heading1, before: 2 }, 'H1'),
    ...(subtitle ? boxesOf(subtitle, styles.subtitle, 'P') : []),
  ].map((box) => ({ ...box, keep: true }));
}
