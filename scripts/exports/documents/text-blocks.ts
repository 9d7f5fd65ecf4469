import {
  isBlock,
  plainTextOf,
  type RichText,
  type RichTextChild,
  type TextElement,
} from '../../../shared/texts/rich-text';
import type { Block, Run, Text } from './blocks';

type Look = Omit<Run, 'text'>;

/** Turns an address of the data into one that works outside the site. */
export type Resolve = (link: string) => string;

/** Makes the blocks of a text. Of elements that documents do not have, it keeps the words. */
export function blocksOf({ children }: RichText, resolve: Resolve): Block[] {
  const blocks: Block[] = [];
  let loose: RichTextChild[] = [];
  const closeParagraph = () => {
    const text = tidy(toRuns(loose, {}, resolve));
    if (text.length > 0) blocks.push({ kind: 'paragraph', text });
    loose = [];
  };
  for (const child of children) {
    const block = typeof child === 'string' ? undefined : toBlock(child, resolve);
    if (block) {
      closeParagraph();
      blocks.push(block);
    } else loose.push(child);
  }
  closeParagraph();
  return blocks;
}

/** Makes the runs of a text of one line. */
export const runsOf = ({ children }: RichText, resolve: Resolve): Text => tidy(toRuns(children, {}, resolve));

/** The block that an element makes; undefined for elements within a line. */
function toBlock(element: TextElement, resolve: Resolve): Block | undefined {
  switch (element.tag) {
    case 'p':
      return { kind: 'paragraph', text: runsOf(element, resolve) };
    case 'ul':
    case 'ol':
      return {
        kind: 'list',
        ordered: element.tag === 'ol',
        items: childrenOf(element, 'li').map((item) => blocksOf(item, resolve)),
      };
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(element, resolve) };
    case 'table':
      return toTable(element, resolve);
    default:
      return undefined;
  }
}

function toTable(table: TextElement, resolve: Resolve): Block {
  const rowsOf = (part: string) => childrenOf(table, part).flatMap((rows) => childrenOf(rows, 'tr'));
  const head = rowsOf('thead').flatMap((row) => childrenOf(row, 'th').map(plainTextOf));
  const rows = rowsOf('tbody').map((row) => childrenOf(row, 'td').map((cell) => runsOf(cell, resolve)));
  return { kind: 'table', head, rows, widths: head.map(() => 1) };
}

const childrenOf = ({ children }: RichText, tag: string): TextElement[] =>
  children.filter((child) => typeof child === 'object').filter((child) => child.tag === tag);

/** The look that each element within a line adds to its text. */
const looks: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  em: { italic: true },
};

function toRuns(children: RichText['children'], look: Look, resolve: Resolve): Run[] {
  return children.flatMap((child, index) => {
    if (typeof child === 'string') return [{ text: child, ...look }];
    if (child.tag === 'br') return [{ text: ' ', ...look }];
    const { href, lang } = child.attributes ?? {};
    const added = href ? { link: resolve(href) } : looks[child.tag];
    const runs = toRuns(child.children, { ...look, ...added, ...(lang && { language: lang }) }, resolve);
    return isBlock(child) && index > 0 ? [{ text: ' ', ...look }, ...runs] : runs;
  });
}

/** Runs without the line breaks of the source, and without space at the ends. */
function tidy(runs: readonly Run[]): Text {
  const spaced = runs.map((run) => ({ ...run, text: run.text.replace(/[ \t\r\n]+/g, ' ') }));
  return spaced
    .map((run, index) => {
      const text = index === 0 ? run.text.trimStart() : run.text;
      return { ...run, text: index === spaced.length - 1 ? text.trimEnd() : text };
    })
    .filter(({ text }) => text !== '');
}
