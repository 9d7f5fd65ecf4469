import { type HTMLElement, parse, type TextNode } from 'node-html-parser';

/** A text with single spaces. */
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Attributes that are seen or heard. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'data-play', 'data-pause', 'data-copy'];
// What is marked as not to be translated is in a language of its own: entries for reference managers.
const UNSEEN = 'script:not([data-island]), style, template, [translate="no"]';

/** What a page shows or says, each text by itself. */
export function shownBy(html: string): string[] {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: false } });
  for (const element of root.querySelectorAll(UNSEEN)) element.remove();
  const elements = root.querySelectorAll('*');
  const texts = elements.flatMap(({ childNodes }) =>
    childNodes.filter((node): node is TextNode => node.nodeType === 3).map(({ text }) => text),
  );
  const spoken = elements.flatMap((element: HTMLElement) => SPOKEN.flatMap((name) => element.getAttribute(name) ?? []));
  return [...texts, ...spoken].map(tidy).filter((text) => text !== '');
}
