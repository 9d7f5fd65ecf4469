import { HTMLElement, type Node, TextNode } from 'node-html-parser';

/** Elements within a line of text; all others part words. */
const INLINE = new Set('A ABBR B BDI CITE CODE DEL EM I S SMALL SPAN STRONG SUB SUP TIME'.split(' '));
const UNSEEN = new Set(['SCRIPT', 'STYLE']);

/** The text of an element as a reader sees it, with single spaces. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || UNSEEN.has(node.tagName)) return '';
  const inner = node.childNodes.map(rawText).join('');
  return INLINE.has(node.tagName) ? inner : ` ${inner} `;
}

const SHOWN_ATTRIBUTES = ['alt', 'href', 'src', 'value'] as const;

/** The text of an element, then the addresses and labels of its links and images. */
export function contentOf(element: HTMLElement): string {
  const attributes = [element, ...element.querySelectorAll('*')].flatMap((each) =>
    SHOWN_ATTRIBUTES.map((name) => each.getAttribute(name)).filter((value) => value !== undefined),
  );
  return [textOf(element), ...attributes].join('\n');
}

/** A plain text of the data, with the spaces that `textOf` gives. */
export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text or address of the data as a page has it: of a picture that the build makes smaller, the file's name remains. */
export const asShown = (text: string): string =>
  squeezed(text).replace(/^\/images\/.*?([^/]+)\.(?:jpe?g|png|webp|avif)$/, '/assets/pictures/$1-');

/** A date of the data as the pages write it: "August 15, 2023", "October 05, 2023". */
export function writtenDate(iso: string): string {
  const format = { dateStyle: undefined, year: 'numeric', month: 'long', day: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(`${iso}T00:00:00Z`));
}
