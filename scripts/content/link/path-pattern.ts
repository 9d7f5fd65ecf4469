import { escapeRegExp } from '../texts/escape-reg-exp';

const PAGE_FILE = '/index.html';

/**
 * Whether an address is the one a rule names, or below it: `/assets/*` is everything below `/assets/`. A page may be
 * asked for by the name of its file, too: `/pay/index.html` is `/pay`.
 */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1));
  return path === pattern || path === pattern + PAGE_FILE;
}

/** The same as a regular expression, in the common part of JavaScript's, PCRE's and RE2's languages. */
export function patternExpression(pattern: string): string {
  if (pattern.endsWith('/*')) return `^${escapeRegExp(pattern.slice(0, -1))}`;
  return `^${escapeRegExp(pattern)}(?:${escapeRegExp(PAGE_FILE)})?$`;
}
