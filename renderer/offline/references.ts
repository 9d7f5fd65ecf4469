/** Lists the stylesheets, scripts, fonts and SVG files of the site that one of its files refers to. `base` is the path of the site. */
export function referencesIn(text: string, address: string, base: string): string[] {
  const named = [...text.matchAll(/["'`(]((?:\.{1,2})?\/[\w./~-]+\.(?:css|js|woff2|svg))["'`)]/g)];
  const whole = named.map(([, path = '']) => new URL(path, address).pathname);
  // A browser loads fonts of a stylesheet only when a page needs their letters.
  const isOurs = (path: string) => [`${base}/assets/`, `${base}/images/`].some((folder) => path.startsWith(folder));
  return [...new Set(whole)].filter((path) => isOurs(path) && !(isSheet(address) && isFace(path)));
}

const isSheet = (address: string) => address.endsWith('.css');
const isFace = (path: string) => path.endsWith('.woff2');
