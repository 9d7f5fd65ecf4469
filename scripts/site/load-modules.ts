import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { transform } from 'esbuild';
import type { RenderedContent } from '../../shared/model/content';

interface Loaded {
  readonly text: string;
  readonly exported: object;
}

/** Loaded modules by file: `npm run dev` evaluates only changed modules again. */
const modules = new Map<string, Loaded>();

/**
 * Loads the modules that the compiler wrote for an edition, from which pages are rendered.
 *
 * @param index the module that exports all others
 */
export async function loadModules(index: string): Promise<RenderedContent> {
  const names = [...readFileSync(index, 'utf8').matchAll(/ from '(.+)';$/gm)].map(([, name]) => `${name}.ts`);
  const parts = await Promise.all(names.map((name) => load(join(dirname(index), name))));
  return Object.assign({}, ...parts) as RenderedContent; // each module has the type of its part, and its data has passed its schema
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
