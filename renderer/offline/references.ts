/** Files that belong to the site. */
const OURS = /^\/(?:assets|images)\//;

/** Lists the stylesheets, scripts, fonts and SVG files that a file of the site refers to. */
export function referencesIn(text: string, address: string): string[] {
  const named = [...text.matchAll(/["'`(]((?:\.{1,2}|\/assets|\/images)\/[\w./-]+\.(?:css|js|woff2|svg))["'`)]/g)];
  const whole = named.map(([, path = '']) => new URL(path, address).pathname);
  // A browser loads fonts of a stylesheet only when a page needs their letters.
  return [...new Set(whole)].filter((path) => OURS.test(path) && !(isSheet(address) && isFace(path)));
}

const isSheet = (address: string) => address.endsWith('.css');
const isFace = (path: string) => path.endsWith('.woff2');
