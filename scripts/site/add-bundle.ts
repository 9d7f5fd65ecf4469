import { basename } from 'node:path';
import { scriptsIn } from './page-scripts';
import type { SiteFolder } from './site-folder';

/**
 * Adds the browser files of the bundle to the site, except for scripts that no page loads: vite-plugin-ssr emits its client router, and
 * an empty script for each server-only page.
 *
 * @param client the files of the bundle for browsers
 * @param scriptsOfPages the names of the scripts that pages load
 */
export function addBundle(
  site: SiteFolder,
  client: ReadonlyMap<string, Uint8Array>,
  scriptsOfPages: Iterable<string>,
): void {
  const names = [...client.keys()].filter((name) => name !== 'vite-plugin-ssr.json');
  const isScript = (name: string) => /^assets\/.*\.js$/.test(name);
  const scripts = new Map(names.filter(isScript).map((name) => [basename(name), name]));
  const textOf = (name: string) => Buffer.from(client.get(name) ?? []).toString();
  const used = new Set<string>();
  const visit = (wanted: Iterable<string>) => {
    for (const each of wanted) {
      const name = scripts.get(each);
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      visit(scriptsIn(textOf(name)));
    }
  };
  visit(scriptsOfPages);
  for (const name of names) if (!isScript(name) || used.has(name)) site.write(name, client.get(name) ?? '');
}
