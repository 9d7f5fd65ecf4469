import { matchesPath } from './path-pattern';

interface Rewrite {
  readonly from: `/${string}/*`;
  /** The file that answers, seen from the site's folder. */
  readonly to: string;
}

/** Addresses that no file has, answered by one that reads the address in the browser. */
export const REWRITES: readonly Rewrite[] = [
  // The payment's id is not known when the site is built.
  { from: '/Registrationok/*', to: '/Registrationok/index.html' },
];

/** The file that answers an address by a rule, or nothing. */
export function rewritten(path: string): string | undefined {
  return REWRITES.find((rewrite) => matchesPath(rewrite.from, path))?.to;
}
