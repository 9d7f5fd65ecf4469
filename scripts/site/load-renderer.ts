import { setImmediate as nextTurn } from 'node:timers/promises';
import type { renderPage } from 'vite-plugin-ssr/server';
import { runCompiled } from '../tools/run-compiled.mjs';
import type { KeptBundle } from './kept-bundle';
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
 */
export async function loadRenderer({ text, compiled }: KeptBundle['renderer']): Promise<RenderPage> {
  quieten();
  // Where the bundle itself puts what belongs to a whole process.
  const global: object = Object.create(globalThis);
  const { renderPage, isReady }: Renderer = runCompiled(text, compiled, global); // bundle-renderer.mjs wrote it
  while (!isReady()) await nextTurn();
  return renderPage;
}
