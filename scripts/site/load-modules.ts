import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
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
  const exported: object = runInThisContext(`({ ${withoutTypes(text)} })`);
  modules.set(file, { text, exported });
  return exported;
}

/** Makes a property of the value that a module exports (scripts/content/emit/templates/module.ts.hbs, which has the only types). */
const withoutTypes = (text: string) =>
  text
    .replace(/^[\s\S]*?\nexport const (\w+): RenderedContent\['\w+'\] = /, '$1: ')
    .replace(/^(\w+: )\(\[\] as RenderedContent\['\w+'\]\)/, '$1[]')
    .replace(/;\n$/, '');
