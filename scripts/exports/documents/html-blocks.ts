import { parseDocument } from 'htmlparser2';
import type { Html } from '../../../shared/model/content';
import type { Block, Run, Text } from './blocks';
import { wordsOf } from './words-of';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type Look = Omit<Run, 'text'>;

/** Turns an address of the data into one that works outside the site. */
export type Resolve = (link: string) => string;

/** The blocks of a text that was Markdown. Knows the elements that Markdown makes; of others it keeps the text. */
export function blocksOf({ html }: Html, resolve: Resolve): Block[] {
  return toBlocks(parseDocument(html).children, resolve);
}

/** The runs of a text that was one line of Markdown. */
export function runsOf({ html }: Html, resolve: Resolve): Text {
  return tidy(toRuns(parseDocument(html).children, {}, resolve));
}

/** The words alone. */
export const textOf = (html: Html): string => wordsOf(blocksOf(html, (link) => link)).trim();

function toBlocks(nodes: readonly Node[], resolve: Resolve): Block[] {
  const blocks: Block[] = [];
  let loose: Run[] = [];
  const closeParagraph = () => {
    const text = tidy(loose);
    if (text.length > 0) blocks.push({ kind: 'paragraph', text });
    loose = [];
  };
  for (const node of nodes) {
    const block = toBlock(node, resolve);
    if (block) {
      closeParagraph();
      blocks.push(block);
    } else loose.push(...toRuns([node], {}, resolve));
  }
  closeParagraph();
  return blocks;
}

/** The block that an element makes; undefined for text, and for elements that stand within a line. */
function toBlock(node: Node, resolve: Resolve): Block | undefined {
  if (!isElement(node)) return undefined;
  switch (node.name) {
    case 'p':
      return { kind: 'paragraph', text: tidy(toRuns(node.children, {}, resolve)) };
    case 'ul':
    case 'ol':
      return {
        kind: 'list',
        ordered: node.name === 'ol',
        items: elements(node.children, 'li').map(({ children }) => toBlocks(children, resolve)),
      };
    case 'blockquote':
      return { kind: 'quote', blocks: toBlocks(node.children, resolve) };
    case 'table':
      return toTable(node.children, resolve);
    default:
      return undefined;
  }
}

function toTable(parts: readonly Node[], resolve: Resolve): Block {
  const rowsOf = (part: string) => elements(parts, part).flatMap(({ children }) => elements(children, 'tr'));
  const cellsOf = (row: { children: readonly Node[] }, name: string) =>
    elements(row.children, name).map(({ children }) => tidy(toRuns(children, {}, resolve)));
  const head = rowsOf('thead').flatMap((row) => cellsOf(row, 'th').map((text) => text.map((run) => run.text).join('')));
  const rows = rowsOf('tbody').map((row) => cellsOf(row, 'td'));
  return { kind: 'table', head, rows, widths: head.map(() => 1) };
}

function elements(nodes: readonly Node[], name: string) {
  return nodes.filter(isElement).filter((element) => element.name === name);
}

const isElement = (node: Node): node is Element => 'attribs' in node;

/** The look that each element within a line adds to its text. */
const looks: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
};

function toRuns(nodes: readonly Node[], look: Look, resolve: Resolve): Run[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return 'data' in node ? [{ text: node.data, ...look }] : [];
    if (node.name === 'br') return [{ text: ' ', ...look }];
    const { href, lang } = node.attribs;
    const added = node.name === 'a' && href ? { link: resolve(href) } : looks[node.name];
    return toRuns(node.children, { ...look, ...added, ...(lang && { language: lang }) }, resolve);
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
