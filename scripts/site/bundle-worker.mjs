// Bundles the site in its own process, since Vite keeps hundreds of megabytes that a thread would not free.

import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, normalizePath } from 'vite';
import { engineRoot } from '../bootstrap/project.mjs';
import { bundleDesk } from './bundle-desk.mjs';
import { DESK_SCRIPT, DESK_STYLE, RENDERER } from './bundle-files.mjs';
import { bundleDevClient, bundleRenderer } from './bundle-renderer.mjs';
import { chunkOf } from './chunks.mjs';

/** @type {{ readonly folder: string, readonly sources: string }} */
const { folder, sources } = JSON.parse(process.argv[2] ?? '');

process.once('uncaughtException', (problem) => process.send?.(problem, () => process.exit(1)));
// The build was ended.
process.once('disconnect', () => process.exit(1));
// This listener must not keep the process alive.
process.channel?.unref();

/** @type {(readonly [file: string, modules: readonly string[]])[]} */
const made = [];

/** @type {import('vite').Plugin} */
const recordSources = {
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

// vite-plugin-ssr resolves every folder from the root.
const outDir = normalizePath(relative(engineRoot, folder));
const config = /** @type {const} */ ({ root: engineRoot, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const browser = { ...config.build, rollupOptions: { output: { manualChunks: chunkOf } } };
await build({ ...config, build: browser, plugins: [recordSources] });
await build({ ...config, build: { ...config.build, ssr: true } });
made.push([RENDERER, await bundleRenderer(folder)]);
await bundleDevClient(folder);
const desk = await bundleDesk();
writeFileSync(join(folder, DESK_SCRIPT), desk.script);
writeFileSync(join(folder, DESK_STYLE), desk.style);
made.push([DESK_SCRIPT, desk.modules]);
writeFileSync(join(folder, sources), JSON.stringify(made));
