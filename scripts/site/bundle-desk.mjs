import { build } from 'esbuild';
import { inEngine } from '../bootstrap/project.mjs';

/**
 * Bundles the page of the desk.
 *
 * @returns {Promise<{ script: string, style: string, modules: readonly string[] }>} its script and styles, and the modules in them
 */
export async function bundleDesk() {
  const { outputFiles, metafile } = await build({
    entryPoints: [inEngine('scripts/desk/app/main.tsx')],
    outfile: inEngine('desk.js'),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css'), modules: Object.keys(metafile.inputs) };
}
