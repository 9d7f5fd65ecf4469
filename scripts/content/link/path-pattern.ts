import { escapeRegExp } from '../texts/escape-reg-exp';

const PAGE_FILE = '/index.html';

/**
 * Tells whether an address matches a pattern: `/assets/*` matches everything below `/assets/`. A page also matches by the name of its
 * file: `/pay/index.html` is `/pay`.
 */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1));
  return path === pattern || path === pattern + PAGE_FILE;
}

/** Converts a pattern to a regular expression that JavaScript, PCRE and RE2 understand. */
export function patternExpression(pattern: string): string {
  if (pattern.endsWith('/*')) return `^${escapeRegExp(pattern.slice(0, -1))}`;
  return `^${escapeRegExp(pattern)}(?:${escapeRegExp(PAGE_FILE)})?$`;
}
