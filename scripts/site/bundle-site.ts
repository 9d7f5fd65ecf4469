import { relative } from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';
import { projectRoot } from '../bootstrap/project.mjs';
import { quieten } from '../vite/quiet-warnings';
import { chunkOf } from './chunks';

/**
 * Bundles what runs in the browser into `<folder>/client` and what renders pages into `<folder>/server`. No content is in
 * either: the same bundle renders any data.
 */
export async function bundleSite(folder: string, shipped: Plugin): Promise<void> {
  // Another value, such as a test runner's, would put React's development build into the site.
  process.env.NODE_ENV = 'production';
  quieten();
  // vite-plugin-ssr takes every folder for one below the root, and leads the bundle's imports from there.
  const outDir = normalizePath(relative(projectRoot, folder));
  const config = { root: projectRoot, logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const;
  const browser = { ...config.build, rollupOptions: { output: { manualChunks: chunkOf } } };
  await build({ ...config, build: browser, plugins: [shipped] });
  await build({ ...config, build: { ...config.build, ssr: true } });
}
