import { setImmediate as nextTurn } from 'node:timers/promises';
import type { renderPage } from 'vite-plugin-ssr/server';
import { runCompiled } from '../precompile/run-compiled.mjs';
import type { CachedBundle } from './cached-bundle';
import { hideKnownWarnings } from './quiet-warnings';

/** vite-plugin-ssr's function that renders a page of one bundle. */
export type RenderPage = typeof renderPage;

interface Renderer {
  readonly renderPage: RenderPage;
  readonly isReady: () => boolean;
  readonly publishBelow: (path: string) => void;
}

/**
 * Loads the page renderer of a bundle. vite-plugin-ssr stores its bundle in the global object, so each renderer gets its own.
 *
 * @param base the path of the site, "/conf2027", for the addresses of scripts, styles and fonts
 */
export async function loadRenderer({ text, compiled }: CachedBundle['renderer'], base = ''): Promise<RenderPage> {
  hideKnownWarnings();
  // The bundle stores itself here.
  const global: object = Object.create(globalThis);
  const { renderPage, isReady, publishBelow }: Renderer = runCompiled(text, compiled, global); // bundle-renderer.mjs wrote it
  while (!isReady()) await nextTurn();
  publishBelow(base);
  return renderPage;
}
