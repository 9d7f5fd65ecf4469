import MarkdownIt, { type StateInline, type Token } from 'markdown-it';
import { isMarkdown } from '../format/is-markdown';
import type { TextElements } from '../model/schema';
import { elementsOf, type RichText, wordsOf } from './rich-text';

/** The rules of Markdown that only whole pages have. */
const PAGE_ONLY = ['image', 'heading', 'fence', 'hr'];

/** Makes a reader of texts without some rules of Markdown. */
const readerOf = (off: readonly string[]) =>
  // Lines under a text, and lines that are indented, are headings and code by accident only.
  new MarkdownIt({ html: false, linkify: false, typographer: false }).disable([
    ...['lheading', 'code', 'text_join'],
    ...off,
  ]);

/** Makes a reader of texts that the compiler reads. */
function fieldReaderOf(off: readonly string[]) {
  const markdown = readerOf(off);
  markdown.inline.ruler.before('link', 'language', language);
  // The compiler checks every link with a diagnostic; markdown-it would silently print a refused one as text.
  markdown.validateLink = () => true;
  markdown.normalizeLink = (address) => address;
  return markdown;
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
  text: fieldReaderOf(PAGE_ONLY),
  page: fieldReaderOf([]),
} as const satisfies Record<TextElements, unknown>;

const abstracts = readerOf([...PAGE_ONLY, 'table', 'reference']);

/** Reads a text field to the tokens of markdown-it, in which what is typed and what is escaped are apart. */
export const tokensOf = (text: string, elements: TextElements): readonly Token[] => readers[elements].parse(text, {});

/**
 * Reads an abstract: paragraphs, lists, quotes, emphasis, links and code; bad links are shown as text. One without signs of Markdown is a
 * paragraph as it is typed.
 */
export const readAbstract = (text: string): RichText =>
  isMarkdown(text) ? richTextOf(abstracts.parse(text, {})) : { children: [{ tag: 'p', children: [text] }] };

/** An element to which more is added. */
interface OpenElement {
  readonly tag: string;
  attributes?: Record<string, string>;
  readonly children: (string | OpenElement)[];
}

/** Elements within each other; deeper ones would be too many for recursive functions, and only their words are kept. */
const DEEPEST = 100;

/** Makes the tree of a text from its tokens. */
export function richTextOf(tokens: readonly Token[]): RichText {
  const root: OpenElement = { tag: '', children: [] };
  const open = [root];
  const describe = describer();
  for (const token of tokens.flatMap((each) => (each.type === 'inline' ? (each.children ?? []) : each))) {
    const { type, tag, nesting, content } = token;
    const { children } = open.at(-1) ?? root;
    if (token.hidden) continue;
    if (nesting === -1) describe(open.pop() ?? root);
    else if (tag === '' || type === 'softbreak') addWords(children, type === 'softbreak' ? '\n' : content);
    else if (nesting === 1 && open.length > DEEPEST) open.push({ tag, children });
    else if (type === 'fence') children.push({ tag: 'pre', children: [codeOf(token)] });
    else {
      const element: OpenElement = { tag, children: type === 'code_inline' ? [content] : [] };
      if (token.attrs?.length) element.attributes = attributesOf(token.attrs, token);
      children.push(element);
      if (nesting === 1) open.push(element);
    }
  }
  return { children: root.children };
}

/** Adds words to those before them: escaped characters have tokens of their own. */
function addWords(children: OpenElement['children'], words: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + words;
  else if (words !== '') children.push(words);
}

function codeOf({ info, content }: Token): OpenElement {
  const [language] = info.trim().split(/\s/);
  return { tag: 'code', ...(language && { attributes: { class: `language-${language}` } }), children: [content] };
}

function attributesOf(attrs: NonNullable<Token['attrs']>, { type, children }: Token): Record<string, string> {
  const attributes = attrs.map(([name, value]) => (name === 'style' ? sideOf(String(value)) : [name, String(value)]));
  // The words of a picture are tokens in it.
  const alt = type === 'image' && { alt: wordsOf(richTextOf(children ?? [])) };
  return { ...Object.fromEntries(attributes), ...alt };
}

/** The attribute for the side of a column: the content security policy runs no styles of elements. */
const sideOf = (style: string) => ['data-side', SIDES[style] ?? style.replace('text-align:', '')];

/** Sides of the page, as Markdown has them, as those of a line: in Arabic, too, numbers end where the line does. */
const SIDES: Readonly<Record<string, string>> = { 'text-align:left': 'start', 'text-align:right': 'end' };

/** A function that gives each heading an id, to which links may lead, and each table a name and a width. */
function describer() {
  const used = new Map<string, number>();
  let heading = '';
  return (element: OpenElement): void => {
    if (/^h\d$/.test(element.tag)) {
      heading = wordsOf(element).trim();
      const id = slugOf(heading);
      const times = (used.get(id) ?? 0) + 1;
      used.set(id, times);
      element.attributes = { id: times === 1 ? id : `${id}-${times}` };
    }
    if (element.tag === 'table') {
      const letters = lettersOf(element);
      // Markdown has no captions: the heading above a table names it for screen readers.
      element.attributes = {
        ...(heading && { 'aria-label': heading }),
        // Phones, or computers, show the words of these whole. Of others they break some, so that nobody scrolls sideways.
        ...(letters <= FITTING_WIDE && { 'data-narrow': letters <= FITTING ? '' : 'wide' }),
      };
    }
  };
}

/** Ids that the page itself has: the id of such a heading begins with "section-". */
const OF_THE_PAGE = new Set(['main', 'menus', 'menu-toggle', 'footer', '']);

function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return OF_THE_PAGE.has(slug) ? `section-${slug}`.replace(/-$/, '') : slug;
}

/** Letters of the longest words of all columns that fit next to each other at 320 px. */
const FITTING = 34;
/** And in a column of text on a computer. */
const FITTING_WIDE = 60;

/** Counts the letters of the longest word of each column, with one for the space around it. */
function lettersOf(table: RichText): number {
  const longest: number[] = [];
  let column = 0;
  for (const element of elementsOf(table)) {
    if (element.tag === 'tr') column = 0;
    if (element.tag !== 'th' && element.tag !== 'td') continue;
    const words = wordsOf(element).trim().split(/[\s-]/);
    longest[column] = Math.max(longest[column] ?? 0, ...words.map(({ length }) => length));
    column += 1;
  }
  return longest.reduce((sum, length) => sum + length + 1, 0);
}
