import { stripVTControlCharacters } from 'node:util';
import { progress } from './progress';

/** Warnings that nobody who uses this project can do anything about; every other one is told. */
const KNOWN: readonly RegExp[] = [
  // vite-plugin-ssr 0.4 asks Vite 7 for modules in a way that only Vite 8 does not know any more.
  /The glob option "as" has been deprecated/,
  // Its successor is another package; the customer ordered this one.
  /The vite-plugin-ssr project has been renamed to Vike/,
];

/** Whether nobody who uses this project can do anything about a warning. */
export const isKnownWarning = (text: string): boolean => {
  const plain = stripVTControlCharacters(text);
  return KNOWN.some((known) => known.test(plain));
};

let isQuiet = false;

/**
 * Leaves out warnings that are known, and keeps the others off the line that tells of progress. Called before Vite reads
 * its configuration, whose packages speak up as soon as they are loaded.
 *
 * A logger of ours would not do: vite-plugin-ssr puts functions of its own into Vite's, and writes to the console.
 */
export function quieten(): void {
  // A build bundles twice.
  if (isQuiet) return;
  isQuiet = true;
  for (const level of ['warn', 'error'] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      if (!isKnownWarning(String(words[0]))) progress.aside(() => print(...words));
    };
  }
}
