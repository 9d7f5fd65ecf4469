import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { projectRoot } from '../bootstrap/project.mjs';
import { CACHE, fileCache } from '../cache/file-cache.mjs';
import { type PackageFolder, packageOf } from '../exports/licences/shipped-packages';
import { filesIn } from '../files/files-in';
import { RENDERER } from './bundle-renderer.mjs';
import { runWorker } from './run-worker';

/** A bundle that any content is rendered with. */
export interface KeptBundle {
  /** What browsers get: files by their names. */
  readonly client: ReadonlyMap<string, Uint8Array>;
  /** The text of what renders pages, and where V8 keeps what it has compiled of it. */
  readonly renderer: { readonly text: string; readonly compiled: string };
  /** The packages behind some of the client's files. */
  readonly packagesBehind: (files: ReadonlySet<string>) => ReadonlySet<PackageFolder>;
}

/** The modules behind each of the client's files. */
const SOURCES = 'sources.json';

/**
 * The bundle of these sources: made, unless a build before this one has made it. No content is in it: the same bundle renders any data.
 */
export async function keptBundle(version: string): Promise<KeptBundle> {
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

/** Bundles into a folder, which has to be within the project for the packages that are imported from there. */
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
