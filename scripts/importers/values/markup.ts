import { Parser } from 'htmlparser2';
import TurndownService from 'turndown';

/** The deepest nesting of elements: more is slow to convert, and no text of a talk has it. */
const DEEPEST = 60;

/** The longest text to convert; of longer ones only the words are imported. */
const LONGEST = 100_000;

/** Inline elements, which are not replaced by a space. */
const INLINE: Readonly<Record<string, string>> = {
  ...{ a: 'a', b: 'strong', strong: 'strong', i: 'em', em: 'em', code: 'code', tt: 'code', kbd: 'code' },
  ...{ span: '', font: '', u: '', s: '', small: '', big: '', sub: '', sup: '', abbr: '', cite: '', mark: '', img: '' },
};

/** Block elements → elements that convert to Markdown of the site. */
const BLOCKS: Readonly<Record<string, string>> = {
  ...{ p: 'p', div: 'p', section: 'p', article: 'p', tr: 'p', pre: 'p', dt: 'p', dd: 'p', table: 'div', hr: 'p' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote', br: 'br' },
  ...{ h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
};

/** Elements whose content is not shown. */
const HIDDEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
]);

const tagsOf = (names: Readonly<Record<string, string>>) =>
  new RegExp(`</?(?:${Object.keys(names).join('|')})(?:\\s[^<>]*)?/?>`, 'i');

const TAG = tagsOf({ ...INLINE, ...BLOCKS, script: '', style: '' });
const TAGS = new RegExp(TAG, 'gi');
const BLOCK_TAG = tagsOf(Object.fromEntries(Object.entries(BLOCKS).filter(([name]) => name !== 'br')));
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i;
/** Detects Markdown: a link, bold words, list items, a heading. */
const MARKDOWN = /\]\(|\*\*\S|^ {0,3}(?:[-*+]|\d{1,3}[.)]|#{1,4}) \S/m;

const markdown = new TurndownService({ bulletListMarker: '-', emDelimiter: '*', headingStyle: 'atx' });
// Texts of the site have no headings of their own.
markdown.addRule('heading', {
  filter: 'h3',
  replacement: (content) => `\n\n**${content.replaceAll('**', '').trim()}**\n\n`,
});
// The converter's own rule counts the items before each item, which takes quadratic time.
markdown.addRule('listItem', {
  filter: 'li',
  replacement: (content, node) => {
    const sign = node.getAttribute('data-sign') ?? '-';
    const indent = ' '.repeat(sign.length + 1);
    return `${sign} ${content.trim().replaceAll('\n', `\n${indent}`)}\n`;
  },
});

/** Returns the words of a text that may be HTML, in one line. */
export function withoutTags(text: string): string {
  if (!TAG.test(text)) return text;
  const words: string[] = [];
  const isRead = walk(text, {
    open: (name) => words.push(name in INLINE ? '' : ' '),
    text: (part) => words.push(part),
    close: () => {},
  });
  return (isRead ? words.join('') : withoutAnyTag(text)).replace(/\s+/g, ' ').trim();
}

/**
 * Converts a text of a service to Markdown, including paragraphs, lists, emphasis and links of HTML. Markdown stays unchanged.
 */
export function markdownOf(text: string): string {
  if (!TAG.test(text)) return tidied(withLists(decoded(text)));
  if (text.length > LONGEST) return withoutTags(text);
  if (MARKDOWN.test(text) && !BLOCK_TAG.test(text)) {
    const linked = text.replace(/<a\s+href="([^"<>\s]*)"[^<>]*>([^<>]*)<\/a>/gi, '[$2]($1)');
    return tidied(decoded(linked.replace(/<br\s*\/?>/gi, '\n').replace(TAGS, '')));
  }
  return tidied(markdown.turndown(balanced(text) ?? escapedHtml(withoutAnyTag(text))));
}

/** Removes the signs of Markdown from a text that is shown as it is typed. The addresses of its links stay, behind their words. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,200}\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\p{L})([^*\n]{1,200})\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/!?\[([^\][\n]{1,200})\]\(<?(https?:\/\/[^\s()<>]{1,1000})>?\)/g, (_, words: string, address: string) =>
      words === address ? address : `${words} (${address})`,
    )
    .replace(/<(https?:\/\/[^\s<>]{1,1000})>/g, '$1')
    .replace(/^#{1,4} (?=\S)/gm, '')
    .replace(/\\([\\*_[\]])/g, '$1');

/** Writes lists as Markdown has them: with its bullets, and without the indent by which the first item would go on with a paragraph. */
function withLists(text: string): string {
  let indent = '';
  let isInList = false;
  const lines = text.replace(/^([ \t]*)[•◦▪‣●]\s+/gm, '$1- ').split('\n');
  return lines
    .map((line) => {
      const [, before = ''] = /^((?: {4}|\t)[ \t]*)[-*+] /.exec(line) ?? [];
      if (!isInList && before !== '') indent = before;
      if (line.trim() !== '' && !line.startsWith(indent)) indent = '';
      isInList = /^\s*[-*+] /.test(line) || (isInList && line.trim() !== '');
      return line.startsWith(indent) ? line.slice(indent.length) : line;
    })
    .join('\n');
}

/** Removes spaces at line ends, and all but one of several empty lines. */
const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Rewrites HTML with only the elements that become Markdown, properly closed; undefined if they are too deep. */
function balanced(html: string): string | undefined {
  const pieces: string[] = [];
  /** The number of the next item in each enclosing list; undefined for bullets. */
  const numbers: (number | undefined)[] = [];
  const signOfItem = () => {
    const number = numbers.pop();
    numbers.push(number === undefined ? undefined : number + 1);
    return number === undefined ? '-' : `${number}.`;
  };
  const isRead = walk(html, {
    open: (name, attributes) => {
      const tag = INLINE[name] ?? BLOCKS[name];
      if (tag === 'ul') numbers.push(undefined);
      if (tag === 'ol') numbers.push(/^\d{1,3}$/.test(attributes.start ?? '') ? Number(attributes.start) : 1);
      if (name === 'img') pieces.push(escapedHtml(attributes.alt ?? ''));
      else if (name === 'td' || name === 'th') pieces.push(' ');
      else if (tag === 'a' && attributes.href) pieces.push(`<a href="${escapedHtml(addressOf(attributes.href))}">`);
      else if (tag === 'li') pieces.push(`<li data-sign="${signOfItem()}">`);
      else if (tag) pieces.push(`<${tag}>`);
    },
    text: (part, isPreformatted) =>
      pieces.push(isPreformatted ? escapedHtml(part).replaceAll('\n', '<br>') : escapedHtml(part)),
    close: (name) => {
      const tag = INLINE[name] ?? BLOCKS[name];
      if (tag === 'ul' || tag === 'ol') numbers.pop();
      if (tag && tag !== 'br') pieces.push(`</${tag}>`);
    },
  });
  return isRead ? pieces.join('') : undefined;
}

/** Returns the address of a link to a page; empty for other links, whose words stay. */
const addressOf = (href: string) => (/^https?:\/\/\S+$/i.test(href.trim()) ? encodedBrackets(href.trim()) : '');

const encodedBrackets = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29');

interface Walker {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (part: string, isPreformatted: boolean) => void;
  readonly close: (name: string) => void;
}

/** Visits the tags and words of HTML; false if it is nested too deep. */
function walk(html: string, walker: Walker): boolean {
  let depth = 0;
  let hidden = 0;
  let preformatted = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth++;
      if (depth > DEEPEST) parser.pause();
      if (HIDDEN.has(name)) hidden++;
      if (name === 'pre') preformatted++;
      if (hidden === 0) walker.open(name, attributes);
    },
    onclosetag: (name) => {
      depth--;
      if (hidden === 0) walker.close(name);
      if (HIDDEN.has(name)) hidden--;
      if (name === 'pre') preformatted--;
    },
    ontext: (part) => {
      if (hidden === 0) walker.text(part, preformatted > 0);
    },
  });
  parser.end(html);
  return depth === 0;
}

/** Decodes the character references of a text. */
export function decoded(text: string): string {
  if (!ENTITY.test(text)) return text;
  const words: string[] = [];
  walk(text.replaceAll('<', '&lt;'), { open: () => {}, text: (part) => words.push(part), close: () => {} });
  return words.join('');
}

const withoutAnyTag = (text: string) => text.replace(/<[^<>]*>/g, ' ');

const escapedHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
