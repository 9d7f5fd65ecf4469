import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { renderPage } from 'vite-plugin-ssr/server';
import { runCompiled } from '../tools/run-compiled.mjs';
import { RENDERER } from './bundle-renderer.mjs';
import { quieten } from './quiet-warnings';

/** vite-plugin-ssr's function that renders a page, with the bundle that it is loaded from. */
export type RenderPage = typeof renderPage;

interface Renderer {
  readonly renderPage: RenderPage;
  readonly isReady: () => boolean;
}

/**
 * Loads what a bundle renders with. vite-plugin-ssr keeps one bundle, or what serves the sources, for a whole process: here each has
 * its own.
 *
 * @param folder the bundle's
 */
export async function loadRenderer(folder: string): Promise<RenderPage> {
  quieten();
  const file = join(folder, RENDERER);
  // Where the file itself puts what belongs to a whole process.
  const global: object = Object.create(globalThis);
  const { renderPage, isReady }: Renderer = runCompiled(file, `${file}.compiled`, global); // bundle-renderer.mjs wrote it
  while (!isReady()) await nextTurn();
  return renderPage;
}
