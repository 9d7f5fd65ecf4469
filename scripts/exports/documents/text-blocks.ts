import type { Conference } from '../../../shared/model/content';
import {
  elementsOf,
  isBlock,
  plainTextOf,
  type RichText,
  type RichTextChild,
  type TextElement,
} from '../../../shared/texts/rich-text';
import type { Block, Run, Text } from './blocks';

type Look = Omit<Run, 'text'>;

/** The site: links to its own pages get its address, since documents are read elsewhere. */
type Site = Pick<Conference, 'url'>;

/** Makes the blocks of a text. Of elements that documents do not have, it keeps the words. */
export function blocksOf({ children }: RichText, site: Site): Block[] {
  const blocks: Block[] = [];
  let loose: RichTextChild[] = [];
  const closeParagraph = () => {
    const text = tidy(toRuns(loose, {}, site));
    if (text.length > 0) blocks.push({ kind: 'paragraph', text });
    loose = [];
  };
  for (const child of children) {
    const block = typeof child === 'string' ? undefined : toBlock(child, site);
    if (block) {
      closeParagraph();
      blocks.push(block);
    } else loose.push(child);
  }
  closeParagraph();
  return blocks;
}

/** Makes the runs of a text of one line. */
export const runsOf = ({ children }: RichText, site: Site): Text => tidy(toRuns(children, {}, site));

/** The block that an element makes; undefined for elements within a line. */
function toBlock(element: TextElement, site: Site): Block | undefined {
  switch (element.tag) {
    case 'p':
      return { kind: 'paragraph', text: runsOf(element, site) };
    case 'ul':
    case 'ol':
      return {
        kind: 'list',
        ordered: element.tag === 'ol',
        items: elementsIn(element).map((item) => blocksOf(item, site)),
      };
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(element, site) };
    case 'table':
      return toTable(element, site);
    default:
      return undefined;
  }
}

function toTable(table: TextElement, site: Site): Block {
  const rows = elementsOf(table).filter(({ tag }) => tag === 'tr');
  const [head = [], ...others] = rows.map(elementsIn);
  return {
    kind: 'table',
    head: head.map(plainTextOf),
    rows: others.map((cells) => cells.map((cell) => runsOf(cell, site))),
    widths: head.map(() => 1),
  };
}

const elementsIn = ({ children }: RichText): TextElement[] => children.filter((child) => typeof child === 'object');

/** The look that each element within a line adds to its text. */
const looks: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  em: { italic: true },
};

function toRuns(children: RichText['children'], look: Look, site: Site): Run[] {
  return children.flatMap((child, index) => {
    if (typeof child === 'string') return [{ text: child, ...look }];
    if (child.tag === 'br') return [{ text: ' ', ...look }];
    const { href, lang } = child.attributes ?? {};
    const added = href ? { link: href.startsWith('/') ? (site.url ?? '') + href : href } : looks[child.tag];
    const runs = toRuns(child.children, { ...look, ...added, ...(lang && { language: lang }) }, site);
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
