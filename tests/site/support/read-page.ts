import { type HTMLElement, parse } from 'node-html-parser';

/** A page as it was built. */
export interface BuiltPage {
  /** Address of the page; "/404" for the error screen. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** The page of one file, parsed when somebody looks at its elements: of hundreds, few are by most tests. */
export function readPage(html: string): Pick<BuiltPage, 'html' | 'root'> {
  let parsed: HTMLElement | undefined;
  return {
    html,
    get root() {
      // By default the parser treats the content of noscript as text.
      parsed ??= parse(html, { blockTextElements: { script: true, style: true, pre: false } });
      return parsed;
    },
  };
}

/** What a page is made of: every element with each of its classes, and every way in which one is enhanced. */
export function partsOf(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap(({ localName, classNames, attributes }) => [
    localName,
    ...classNames.split(/\s+/).map((name) => `${localName}.${name}`),
    ...Object.keys(attributes)
      .filter((name) => /^(?:aria|data)-/.test(name))
      .map((name) => `${localName}[${name}]`),
  ]);
}
