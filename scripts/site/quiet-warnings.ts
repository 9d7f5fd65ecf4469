import { stripVTControlCharacters } from 'node:util';
import { progress } from './progress';

/** Warnings that users of this project can do nothing about. */
const KNOWN: readonly RegExp[] = [
  // Vite's own plugin for CSS modules causes it; our stylesheets have no relative addresses.
  /A PostCSS plugin did not pass the `from` option/,
  // The customer ordered this package, and not its successor.
  /The vite-plugin-ssr project has been renamed to Vike/,
];

/** Tells whether a warning is one of those that are hidden. */
export const isKnownWarning = (text: string): boolean => {
  const plain = stripVTControlCharacters(text);
  return KNOWN.some((known) => known.test(plain));
};

/**
 * Environment variables that stop Vite from warning about imports without extension in its configuration. They would fail if Node read
 * that file itself, which it does not here.
 */
export const QUIET_VITE = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } as const;

let isQuiet = false;

/**
 * Hides known warnings, and prints others without breaking the line of progress. It must be called before Vite reads its configuration,
 * whose packages warn when they are loaded. A logger for Vite would not do, since vite-plugin-ssr writes to the console.
 */
export function hideKnownWarnings(): void {
  // It is called more than once.
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
