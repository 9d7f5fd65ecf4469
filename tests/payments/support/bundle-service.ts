import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { inEngine } from '../../../scripts/bootstrap/project.mjs';

/** A text of a source that is replaced: a fault that a test plants, or a limit that it shortens. `file` is below scripts/payments/. */
export interface Change {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** Where the bundles of this run are: below node_modules, where they find their packages. */
export const BUNDLES = inEngine(`node_modules/.cache/payments-of-tests/${process.pid}`);

/** Bundles the commands of the payment service to start them fast, with changes. Returns the arguments of Node that run them. */
export async function bundleService(name: string, changes: readonly Change[] = []): Promise<readonly string[]> {
  const outdir = join(BUNDLES, name);
  const change: Plugin = {
    name: 'change',
    setup: ({ onLoad, onResolve }) => {
      // The compiler is only loaded for a folder of data; tests give the facts.
      onResolve({ filter: /compile-facts$/ }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /[\\/](?:scripts|shared)[\\/].*\.(?:ts|mjs)$/ }, ({ path }) => {
        const own = changes.filter(({ file }) => inEngine(`scripts/payments/${file}`) === path);
        const contents = own.reduce(
          (text, { from, to }) => {
            const changed = text.replace(from, to);
            if (changed === text) throw new Error(`${basename(path)} no longer has ${from}.`);
            return changed;
          },
          readFileSync(path, 'utf8'),
        );
        // Templates and fonts are found from the source.
        const placed = contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path)));
        return { contents: placed, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
  await build({
    stdin: {
      contents: `import { main } from './scripts/commands/payments';
        process.exitCode = await main(process.argv.slice(2));`,
      resolveDir: inEngine('.'),
    },
    ...{ outdir, outExtension: { '.js': '.mjs' }, entryNames: 'payments', plugins: [change] },
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' },
  });
  return [join(outdir, 'payments.mjs')];
}
