import MarkdownIt, { type StateInline, type Token } from 'markdown-it';
import type { TextElements } from '../../../shared/model/schema';
import { headingIds } from './heading-ids';
import { KEPT_TEXTS, keptByText } from './kept-by-text';

/** The rules of Markdown that only whole pages have. */
const PAGE_ONLY = ['image', 'heading', 'fence', 'hr'];

/** A reader of texts. `joined`: texts are joined with escaped signs beside them, as they are printed. */
function readerOf(elements: TextElements, joined: boolean) {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  // Lines under a text, and lines that are indented, are headings and code by accident only.
  markdown.disable(['lheading', 'code', ...(elements === 'page' ? [] : PAGE_ONLY), ...(joined ? [] : ['text_join'])]);
  // The compiler checks every link with a diagnostic; markdown-it would silently print a refused one as text.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (address) => address;
  markdown.inline.ruler.before('link', 'language', language);
  markdown.core.ruler.push('table-names', ({ tokens }) => nameTables(tokens));
  markdown.core.ruler.push('column-sides', ({ tokens }) => markColumnSides(tokens));
  markdown.core.ruler.push('narrow-tables', ({ tokens }) => markNarrowTables(tokens));
  return markdown;
}

/** Names each table by the heading above it, for who goes from table to table: Markdown has no captions. */
function nameTables(tokens: readonly Token[]): void {
  let heading = '';
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = wordsOf(tokens[index + 1]);
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
      const words = wordsOf(tokens[index + 1]).split(/[\s-]/);
      longest[column] = Math.max(longest[column] ?? 0, ...words.map(({ length }) => length));
      column += 1;
    }
    if (token.type !== 'table_close') continue;
    const letters = longest.reduce((sum, length) => sum + length + 1, 0);
    if (letters <= FITTING) table?.attrSet('data-narrow', '');
    else if (letters <= FITTING_WIDE) table?.attrSet('data-narrow', 'wide');
  }
}

/** The words of a line, without its marks. */
const wordsOf = (line: Token | undefined): string =>
  (line?.children ?? [])
    .map(({ content }) => content)
    .join('')
    .trim();

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
  text: { printed: readerOf('text', true), typed: readerOf('text', false) },
  page: { printed: readerOf('page', true), typed: readerOf('page', false) },
} as const satisfies Record<TextElements, unknown>;

/** A picture that a text names. */
interface TextPicture {
  readonly address: string;
  /** The picture in words. */
  readonly alt: string;
}

interface RenderedText {
  readonly html: string;
  /** Addresses of its links, as they are written. */
  readonly links: readonly string[];
  /** Tags of the languages that parts of it are marked with, as they are written. */
  readonly languages: readonly string[];
  readonly pictures: readonly TextPicture[];
}

/**
 * Renders a text field: paragraphs, lists, quotes, tables, emphasis, links, languages, and in pages headings, pictures and
 * code; HTML in it is shown as text.
 */
export const renderMarkdown = (text: string, elements: TextElements = 'text'): RenderedText => rendered[elements](text);

const rendered = {
  text: keptByText((text) => render(text, 'text'), KEPT_TEXTS),
  page: keptByText((text) => render(text, 'page'), KEPT_TEXTS),
} as const satisfies Record<TextElements, unknown>;

function render(text: string, elements: TextElements): RenderedText {
  const markdown = readers[elements].printed;
  const tokens = markdown.parse(text, {});
  if (elements === 'page') headingIds(tokens);
  const inline = tokens.flatMap((token) => token.children ?? []);
  const all = (type: string, attribute: string) =>
    inline.filter((token) => token.type === type).map((token) => String(token.attrGet(attribute) ?? ''));
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}).trim(),
    links: all('link_open', 'href'),
    languages: all('language_open', 'lang'),
    pictures: inline
      .filter(({ type }) => type === 'image')
      .map((token) => ({ address: String(token.attrGet('src') ?? ''), alt: token.content.trim() })),
  };
}

/** The parts of a text, with what is typed and what is escaped apart. */
export const typedTokens = (text: string, elements: TextElements): readonly Token[] =>
  readers[elements].typed.parse(text, {});
