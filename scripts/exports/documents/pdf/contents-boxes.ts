import { plain } from '../blocks';
import type { Canvas } from './canvas';
import type { Box, Mark } from './paginate';
import type { Column, Setting } from './setting';
import type { Tag } from './tag';
import { setText, textBoxes } from './text-boxes';
import { type Style, styles } from './theme';

const NUMBER_WIDTH = 28;
const INDENT = 14;

/** The headings of levels 1 and 2 with their pages; each line is a link. */
export function contentsBoxes(column: Column, setting: Setting): Box[] {
  const { contents } = setting.words;
  const mark: Mark = { id: 'contents', level: 1, text: contents };
  const tag: Tag = { type: 'H1', parent: column.tag };
  const heading = textBoxes(plain(contents), styles.heading1, { ...column, tag }, setting);
  const list: Tag = { type: 'TOC', parent: column.tag };
  const lines = [...setting.marks.values()]
    .filter(({ level }) => level < 3)
    .map((each) => contentsLine(each, { ...column, tag: { type: 'TOCI', parent: list } }, setting))
    // The next block begins a page.
    .map((box, index, { length }) => (index === length - 1 ? { ...box, keep: false } : box));
  return [...heading.map((box) => ({ ...box, keep: true, newPage: 'always' as const, mark })), ...lines];
}

function contentsLine({ id, level, text }: Mark, { x, width, tag }: Column, setting: Setting): Box {
  const style: Style = level === 1 ? styles.chapterLine : styles.sectionLine;
  const indent = level === 1 ? 0 : INDENT;
  // The space keeps title and number apart for those who listen.
  const set = setText(plain(`${text} `), style, width - indent - NUMBER_WIDTH, setting);
  const link: Tag = { type: 'Link', parent: tag };
  return {
    height: set.height,
    before: style.before,
    keep: level === 1,
    draw(canvas, top) {
      const page = setting.pageOf(id);
      const number = String(page);
      const lastTop = top + set.height - style.leading;
      const numberLeft = x + width - setting.measureIn(style)(number, { text: number });
      set.draw(canvas, x + indent, top, link);
      canvas.tagged(link, () => canvas.text(number, style, numberLeft, lastTop));
      canvas.link(link, { x, top, width, height: set.height, label: setting.words.onPage(text, page), link: `#${id}` });
      const lastLine = set.lines.at(-1)?.at(-1);
      leader(canvas, x + indent + (lastLine ? lastLine.x + lastLine.width : 0), numberLeft, lastTop + style.leading);
    },
  };
}

/** The dots between a heading and its page. */
function leader(canvas: Canvas, from: number, to: number, bottom: number): void {
  if (to - from < 20) return;
  canvas.artifact(() => {
    canvas.doc
      .save()
      .moveTo(canvas.across(from + 5), bottom - 4)
      .lineTo(canvas.across(to - 5), bottom - 4)
      .lineWidth(0.6)
      .dash(0.6, { space: 3 })
      .strokeColor(canvas.colours.rule)
      .stroke()
      .restore();
  });
}
