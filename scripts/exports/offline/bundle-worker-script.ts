import { build } from 'esbuild';
import { inEngine } from '../../bootstrap/project.mjs';

/** Bundles a service worker without its settings, which `makeWorker` puts before it. */
export async function bundleWorkerScript(name: 'worker' | 'uninstall-worker'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inEngine(`renderer/offline/${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    charset: 'ascii',
  });
  return outputFiles[0]?.text ?? '';
}
