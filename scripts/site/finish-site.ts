import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture } from '../../.content/types';
import { type SiteContent, siteFiles } from './site-files';

/** How many files are made at a time; the libraries behind them use a thread each. */
const AT_A_TIME = 4;

/** Adds what is not made by Vite to a built site, and takes away what no page asks for. */
export async function finishSite(site: string, content: SiteContent): Promise<void> {
  const { files, prune } = siteFiles(content);
  const waiting = files.entries();
  const work = async () => {
    for (const [address, make] of waiting) {
      const bytes = await make();
      const path = join(site, address);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  prune();
  removeOriginals(site, content.pictures);
  removeUnusedScripts(site);
}

/** A picture for which smaller ones stand goes, unless a page leads to it all the same. */
function removeOriginals(site: string, pictures: readonly Picture[]): void {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const html = pages.map((page) => readFileSync(join(site, page), 'utf8')).join('\n');
  for (const { address } of pictures) if (!html.includes(address)) rmSync(join(site, address), { force: true });
}

/**
 * vite-plugin-ssr emits its client router, and an empty script for each server-only page. What cannot be reached from
 * the pages' script elements is not part of the site.
 */
function removeUnusedScripts(site: string): void {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const scripts = all.filter((name) => /^assets[\\/].*\.js$/.test(name));
  const name = (path: string) => path.split(/[\\/]/).at(-1) ?? '';
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const script of scripts) {
      if (used.has(script) || !text.includes(name(script))) continue;
      used.add(script);
      visit(readFileSync(join(site, script), 'utf8'));
    }
  };
  for (const page of all.filter((file) => file.endsWith('.html'))) visit(readFileSync(join(site, page), 'utf8'));
  for (const script of scripts) if (!used.has(script)) rmSync(join(site, script));
  for (const folder of ['assets/chunks', 'assets/entries']) removeIfEmpty(join(site, folder));
  rmSync(join(site, 'vite-plugin-ssr.json'), { force: true });
}

function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}
