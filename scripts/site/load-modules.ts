import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { transform } from 'esbuild';
import type { RenderedContent } from '../../shared/model/content';

interface Loaded {
  readonly text: string;
  readonly exported: object;
}

/** By its file: `npm run dev` evaluates only those again that a save has changed. */
const modules = new Map<string, Loaded>();

/**
 * Loads the modules that the compiler has written for an edition: pages are rendered from them.
 *
 * @param index the one that exports all others
 */
export async function loadModules(index: string): Promise<RenderedContent> {
  const names = [...readFileSync(index, 'utf8').matchAll(/ from '(.+)';$/gm)].map(([, name]) => `${name}.ts`);
  const parts = await Promise.all(names.map((name) => load(join(dirname(index), name))));
  return Object.assign({}, ...parts) as RenderedContent; // each names its part of this type, and has passed its schema
}

async function load(file: string): Promise<object> {
  const text = readFileSync(file, 'utf8');
  const known = modules.get(file);
  if (known?.text === text) return known.exported;
  const { code } = await transform(text, { loader: 'ts', format: 'cjs' });
  const module = { exports: {} };
  runInThisContext(`(module) => {${code}\n}`)(module);
  const exported = { ...module.exports };
  modules.set(file, { text, exported });
  return exported;
}
