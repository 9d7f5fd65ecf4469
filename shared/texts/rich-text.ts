/** A text that was Markdown in the data, as a tree: pages, documents and search are made from it. */
export interface RichText {
  readonly children: readonly RichTextChild[];
}

export type RichTextChild = string | TextElement;

/** An HTML element of a text; its words and attributes are not escaped. */
export interface TextElement extends RichText {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Tells a text from the other values of a record. */
export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'children' in value;

/** Elements that may be part of a word. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(['a', 'bdi', 'code', 'em', 's', 'strong']);
/** Elements without an end tag. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Whether something is an element that stands on lines of its own, such as a paragraph. */
export const isBlock = (child: RichTextChild | undefined): boolean =>
  typeof child === 'object' && !WITHIN_WORDS.has(child.tag) && child.tag !== 'br' && child.tag !== 'img';

/** Lists every element of a text, in the order in which they begin. */
export const elementsOf = ({ children }: RichText): TextElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsOf(child)]));

/** Makes the HTML of a text. `pictureHtml` makes that of a picture. */
export function htmlOf({ children }: RichText, pictureHtml = startTag): string {
  let html = '';
  let isAfterWords = false;
  for (const child of children) {
    if (typeof child === 'string') html += escaped(child);
    else if (child.tag === 'img') html += pictureHtml(child);
    else {
      const [before, after] = isBlock(child) ? [isAfterWords ? '\n' : '', '\n'] : ['', child.tag === 'br' ? '\n' : ''];
      const content = VOID.has(child.tag) ? '' : `${htmlOf(child, pictureHtml)}</${child.tag}>`;
      html += before + startTag(child) + (isBlock(child.children[0]) ? '\n' : '') + content + after;
    }
    isAfterWords = !isBlock(child);
  }
  return html;
}

function startTag({ tag, attributes = {} }: TextElement): string {
  let html = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) html += ` ${name}="${escaped(value)}"`;
  return `${html}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Gives the words of a text on one line. */
export const plainTextOf = (text: RichText): string =>
  wordsOf(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Gives the words of a text, with its line ends; those of a picture are its alternative. */
export const wordsOf = ({ children }: RichText): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return child;
      const words = child.attributes?.alt ?? wordsOf(child);
      return WITHIN_WORDS.has(child.tag) ? words : ` ${words} `;
    })
    .join('');

/** Gives the lines of a text for programs that show plain text: items with a hyphen, and after a line the addresses of its links. */
export const linesOf = ({ children }: RichText): string[] => {
  const lines: string[] = [];
  let loose: RichTextChild[] = [];
  const close = () => {
    const line = { children: loose };
    const words = plainTextOf(line);
    const addresses = elementsOf(line).flatMap((element) => {
      const { href } = element.attributes ?? {};
      return href === undefined || wordsOf(element) === href ? [] : `(${href})`;
    });
    if (words !== '') lines.push([words, ...addresses].join(' '));
    loose = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || !isBlock(child)) loose.push(child);
    else {
      close();
      const inside = linesOf(child);
      lines.push(...(child.tag === 'li' ? inside.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`) : inside));
    }
  }
  close();
  return lines;
};
