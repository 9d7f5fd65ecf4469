import { stripVTControlCharacters } from 'node:util';
import { progress } from './progress';

/** Warnings that nobody who uses this project can do anything about; every other one is reported. */
const KNOWN: readonly RegExp[] = [
  // It is Vite's own plugin for CSS modules that does not; none of ours has an address that is relative to its file.
  /A PostCSS plugin did not pass the `from` option/,
  // Its successor is another package; the customer ordered this one.
  /The vite-plugin-ssr project has been renamed to Vike/,
];

/** Whether nobody who uses this project can do anything about a warning. */
export const isKnownWarning = (text: string): boolean => {
  const plain = stripVTControlCharacters(text);
  return KNOWN.some((known) => known.test(plain));
};

/**
 * Variables of the environment by which Vite does not list the imports without an ending that lead from its configuration: versions
 * to come may let Node read that file, which those that this project runs on cannot.
 */
export const QUIET_VITE = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } as const;

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
  Object.assign(process.env, QUIET_VITE);
  for (const level of ['warn', 'error'] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      if (!isKnownWarning(String(words[0]))) progress.aside(() => print(...words));
    };
  }
}
