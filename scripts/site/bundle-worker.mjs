// Bundles the site in a process of its own, with which the hundreds of megabytes go that Vite holds on to, and that a thread would leave.

import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, normalizePath } from 'vite';
import { projectRoot } from '../bootstrap/project.mjs';
import { bundleRenderer } from './bundle-renderer.mjs';
import { chunkOf } from './chunks.mjs';

/** @type {{ readonly folder: string, readonly sources: string }} */
const { folder, sources } = JSON.parse(process.argv[2] ?? '');

process.once('uncaughtException', (problem) => process.send?.(problem, () => process.exit(1)));
// Nobody waits for the bundle any more if the build was ended.
process.once('disconnect', () => process.exit(1));
// To listen for that must not keep the process from its end.
process.channel?.unref();

/** @type {(readonly [file: string, modules: readonly string[]])[]} */
const made = [];

/** @type {import('vite').Plugin} */
const notesSources = {
  name: 'sources-of-files',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      const modules =
        output.type === 'chunk'
          ? Object.keys(output.modules).filter((id) => (output.modules[id]?.renderedLength ?? 0) > 0)
          : output.originalFileNames;
      made.push([output.fileName, modules]);
    }
  },
};

// vite-plugin-ssr takes every folder for one below the root, and leads the bundle's imports from there.
const outDir = normalizePath(relative(projectRoot, folder));
const config = /** @type {const} */ ({ root: projectRoot, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const browser = { ...config.build, rollupOptions: { output: { manualChunks: chunkOf } } };
await build({ ...config, build: browser, plugins: [notesSources] });
await build({ ...config, build: { ...config.build, ssr: true } });
await bundleRenderer(folder);
writeFileSync(join(folder, sources), JSON.stringify(made));
