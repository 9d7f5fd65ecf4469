/** The addresses of files that pages, sheets and scripts of the site ask for. */
const OURS = /^\/(?:assets|images)\//;

/** The sheets, scripts, faces and drawings that a page, a sheet or a script of the site asks for. */
export function referencesIn(text: string, address: string): string[] {
  const named = [...text.matchAll(/["'`(]((?:\.{1,2}|\/assets|\/images)\/[\w./-]+\.(?:css|js|woff2|svg))["'`)]/g)];
  const whole = named.map(([, path = '']) => new URL(path, address).pathname);
  // Faces whose letters a page does not show are loaded when one does.
  return [...new Set(whole)].filter((path) => OURS.test(path) && !(isSheet(address) && isFace(path)));
}

const isSheet = (address: string) => address.endsWith('.css');
const isFace = (path: string) => path.endsWith('.woff2');
