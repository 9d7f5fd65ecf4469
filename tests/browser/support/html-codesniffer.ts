import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('@pa11y/html_codesniffer/build/HTMLCS.js'), 'utf8');

interface Message {
  /** 1 is an error; 2 and 3, warnings and notices, are left to people. */
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

/** The part of HTML CodeSniffer that is used. */
interface HtmlCodeSniffer {
  readonly process: (standard: string, content: Document, done: (problem?: Error) => void) => void;
  readonly getMessages: () => readonly Message[];
}

/** The faults that HTML CodeSniffer finds on a page, with the settings of pa11y, a line each. */
export async function sniff(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in globalThis))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { HTMLCS } = globalThis as unknown as { readonly HTMLCS: HtmlCodeSniffer }; // the source above defines it
    await new Promise<void>((resolve, reject) =>
      HTMLCS.process('WCAG2AA', document, (problem) => (problem ? reject(problem) : resolve())),
    );
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code}: ${msg} (${element.outerHTML?.slice(0, 120)})`);
  });
}
