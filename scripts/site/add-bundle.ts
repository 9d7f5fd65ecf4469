import { basename } from 'node:path';
import { scriptsIn } from './page-scripts';
import type { SiteFolder } from './site-folder';

/**
 * Adds what browsers get of the bundle. vite-plugin-ssr emits its client router, and an empty script for each server-only page: a
 * script that the pages do not lead to is not part of the site.
 *
 * @param client the files of the bundle for browsers
 * @param asked the names of the scripts that pages ask for
 */
export function addBundle(site: SiteFolder, client: ReadonlyMap<string, Uint8Array>, asked: Iterable<string>): void {
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
  visit(asked);
  for (const name of names) if (!isScript(name) || used.has(name)) site.write(name, client.get(name) ?? '');
}
