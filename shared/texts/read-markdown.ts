import MarkdownIt, { type StateInline, type Token } from 'markdown-it';
import type { TextElements } from '../model/schema';
import { headingIds, lineWords } from './heading-ids';
import { type RichText, type RichTextChild, type TextElement, wordsOf } from './rich-text';

/** The rules of Markdown that only whole pages have. */
const PAGE_ONLY = ['image', 'heading', 'fence', 'hr'];

/** The rules that each kind of text does not have. */
const OFF: Readonly<Record<TextElements, readonly string[]>> = {
  abstract: [...PAGE_ONLY, 'table', 'reference', 'language'],
  text: PAGE_ONLY,
  page: [],
};

/** Makes a reader of texts. */
function readerOf(elements: TextElements) {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.inline.ruler.before('link', 'language', language);
  // Lines under a text, and lines that are indented, are headings and code by accident only.
  markdown.disable(['lheading', 'code', 'text_join', ...OFF[elements]]);
  // The compiler reports every bad link, except in abstracts. There, markdown-it shows it as text.
  if (elements !== 'abstract') {
    markdown.validateLink = () => true;
    markdown.normalizeLink = (address) => address;
  }
  if (elements === 'page') markdown.core.ruler.push('heading-ids', ({ tokens }) => headingIds(tokens));
  markdown.core.ruler.push('table-names', ({ tokens }) => nameTables(tokens));
  markdown.core.ruler.push('column-sides', ({ tokens }) => markColumnSides(tokens));
  markdown.core.ruler.push('narrow-tables', ({ tokens }) => markNarrowTables(tokens));
  return markdown;
}

/** Names each table by the heading above it, for who goes from table to table: Markdown has no captions. */
function nameTables(tokens: readonly Token[]): void {
  let heading = '';
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = lineWords(tokens[index + 1]);
    if (token.type === 'table_open' && heading !== '') token.attrSet('aria-label', heading);
  }
}

/** Says in an attribute at which side a column stands: the content security policy runs no styles of elements. */
function markColumnSides(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const side = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1];
    // In Arabic, too, numbers end where the line does.
    if (side !== undefined) token.attrs = [['data-side', SIDES[side] ?? side]];
  }
}

/** Sides of the page, as Markdown has them, as those of a line. */
const SIDES: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

/** Letters of the longest word of each column, with one for the space around it, that stand beside each other at 320 px. */
const FITTING = 34;
/** And in a column of text on a computer. */
const FITTING_WIDE = 60;

/** Marks the tables whose words a phone, or a computer, shows whole; of others it breaks some, so that nobody scrolls sideways. */
function markNarrowTables(tokens: readonly Token[]): void {
  let longest: number[] = [];
  let column = 0;
  let table: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') [table, longest] = [token, []];
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open' || token.type === 'td_open') {
      const words = lineWords(tokens[index + 1]).split(/[\s-]/);
      longest[column] = Math.max(longest[column] ?? 0, ...words.map(({ length }) => length));
      column += 1;
    }
    if (token.type !== 'table_close') continue;
    const letters = longest.reduce((sum, length) => sum + length + 1, 0);
    if (letters <= FITTING) table?.attrSet('data-narrow', '');
    else if (letters <= FITTING_WIDE) table?.attrSet('data-narrow', 'wide');
  }
}

// [louages]{lang=fr}: words of another language, in an element of their own, which is also apart from the text around
// it where the script runs the other way (WCAG 3.1.2, Language of Parts). Neither CommonMark nor HTML in texts has a way.
function language(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '[') return false;
  const end = state.md.helpers.parseLinkLabel(state, state.pos);
  if (end < 0) return false;
  const closing = /\]\{lang=([^\s{}]{0,99})\}/y;
  closing.lastIndex = end;
  const tag = closing.exec(state.src)?.[1];
  if (tag === undefined) return false;
  if (!silent) {
    const { posMax } = state;
    state.push('language_open', 'bdi', 1).attrSet('lang', tag);
    state.pos += 1;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.push('language_close', 'bdi', -1);
    state.posMax = posMax;
  }
  state.pos = closing.lastIndex;
  return true;
}

const readers = {
  abstract: readerOf('abstract'),
  text: readerOf('text'),
  page: readerOf('page'),
} as const satisfies Record<TextElements, unknown>;

/** Reads a text to the tokens of markdown-it, in which what is typed and what is escaped are apart. */
export const tokensOf = (text: string, elements: TextElements): readonly Token[] => readers[elements].parse(text, {});

/** Reads a text: paragraphs, lists, quotes, tables, emphasis, links and what else `elements` allows; HTML in it is words. */
export const readMarkdown = (text: string, elements: TextElements): RichText => richTextOf(tokensOf(text, elements));

/** Makes the tree of a text from its tokens. */
export const richTextOf = (tokens: readonly Token[]): RichText => ({ children: addTo([], tokens) });

/** Adds what tokens stand for to the children of an element. */
function addTo(parent: RichTextChild[], tokens: readonly Token[]): RichTextChild[] {
  const open = [parent];
  for (const token of tokens) {
    const { type, tag, nesting, content } = token;
    const siblings = open.at(-1) ?? parent;
    if (token.hidden) continue;
    if (nesting === -1) open.pop();
    else if (type === 'inline') addTo(siblings, token.children ?? []);
    else if (type === 'softbreak') addWords(siblings, '\n');
    else if (type === 'text' || type === 'text_special') addWords(siblings, content);
    else {
      const children = childrenOf(token);
      siblings.push({ tag: type === 'fence' ? 'pre' : tag, ...attributesOf(token), children });
      if (nesting === 1) open.push(children);
    }
  }
  return parent;
}

/** Adds words to those before them: escaped characters have tokens of their own. */
function addWords(siblings: RichTextChild[], words: string): void {
  const last = siblings.at(-1);
  if (typeof last === 'string') siblings[siblings.length - 1] = last + words;
  else if (words !== '') siblings.push(words);
}

/** The content of a token that has no others for it. */
function childrenOf({ type, content, info }: Token): RichTextChild[] {
  if (type === 'code_inline') return [content];
  if (type !== 'fence') return [];
  const [language] = info.trim().split(/\s/);
  return [{ tag: 'code', ...(language && { attributes: { class: `language-${language}` } }), children: [content] }];
}

function attributesOf({ type, attrs, children }: Token): Pick<TextElement, 'attributes'> {
  if (attrs === null || attrs.length === 0) return {};
  const attributes = Object.fromEntries(attrs.map(([name, value]) => [name, String(value)]));
  // The words of a picture are the tokens in it.
  return { attributes: type === 'image' ? { ...attributes, alt: wordsOf(richTextOf(children ?? [])) } : attributes };
}
