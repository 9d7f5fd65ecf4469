import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { projectRoot } from '../bootstrap/project.mjs';
import { CACHE, fileCache } from '../cache/file-cache.mjs';
import { type PackageFolder, packageOf } from '../exports/licences/shipped-packages';
import { filesIn } from '../files/files-in';
import { RENDERER } from './bundle-renderer.mjs';
import { runWorker } from './run-worker';

/** The bundle that renders any content. */
export interface CachedBundle {
  /** The files for browsers, by name. */
  readonly client: ReadonlyMap<string, Uint8Array>;
  /** The script that renders pages, and the path for its compiled code. */
  readonly renderer: { readonly text: string; readonly compiled: string };
  /** Returns the packages that some of the client's files were made from. */
  readonly packagesBehind: (files: ReadonlySet<string>) => ReadonlySet<PackageFolder>;
}

/** The file that lists the modules of each of the client's files. */
const SOURCES = 'sources.json';

/**
 * Returns the bundle of these sources from the cache, or makes it. It has no content in it, so it does not depend on the data.
 */
export async function cachedBundle(version: string): Promise<CachedBundle> {
  const name = `bundle.${version}`;
  const files = deserialize(await fileCache().get(name, bundleSources)) as ReadonlyMap<string, Uint8Array>; // as it was made
  const textOf = (file: string) => Buffer.from(files.get(file) ?? []).toString();
  const client = [...files].flatMap(([file, bytes]) =>
    file.startsWith('client/') ? [[file.slice(7), bytes] as const] : [],
  );
  return {
    client: new Map(client),
    renderer: { text: textOf(RENDERER), compiled: join(CACHE, `${name}.compiled`) },
    packagesBehind: (files) => {
      const sources = JSON.parse(textOf(SOURCES)) as [string, string[]][]; // as the worker wrote it
      return new Set(
        sources.flatMap(([file, modules]) =>
          files.has(file) ? modules.flatMap((module) => packageOf(module, projectRoot) ?? []) : [],
        ),
      );
    },
  };
}

/** Bundles into a temporary folder. It must be in the project, since packages are imported from there. */
async function bundleSources(): Promise<Uint8Array> {
  const folder = join(CACHE, `.bundle-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await runWorker(new URL('./bundle-worker.mjs', import.meta.url), { folder, sources: SOURCES });
    const wanted = filesIn(folder).filter((file) => /^client\//.test(file) || file === RENDERER || file === SOURCES);
    return serialize(new Map(wanted.map((file) => [file, readFileSync(join(folder, file))])));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
