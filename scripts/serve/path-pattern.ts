/** Whether an address is the one a rule names, or below it: `/assets/*` is everything below `/assets/`. */
export function matchesPath(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
