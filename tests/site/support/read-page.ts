import { type HTMLElement, parse } from 'node-html-parser';

/** A page as it was built. */
export interface BuiltPage {
  /** Address of the page; "/404" for the error screen. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** The page of one file, parsed. */
export function readPage(html: string): Pick<BuiltPage, 'html' | 'root'> {
  // By default the parser takes what stands in noscript for text.
  return { html, root: parse(html, { blockTextElements: { script: true, style: true, pre: false } }) };
}
