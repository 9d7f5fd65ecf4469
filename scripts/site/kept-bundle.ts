import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { keptFolder } from '../cache/kept-folder.mjs';
import { type PackageFolder, packageOf } from '../exports/licences/shipped-packages';
import { runWorker } from './run-worker';

/** A bundle that any content is rendered with. */
export interface KeptBundle {
  /** It has `client`, which browsers get, and `server`, which renders pages. Nobody may write into it. */
  readonly folder: string;
  /** The packages behind some of the client's files. */
  readonly packagesBehind: (files: ReadonlySet<string>) => ReadonlySet<PackageFolder>;
}

/** The modules behind each of the client's files. */
const SOURCES = 'sources.json';

/**
 * The bundle of these sources: made, unless a build before this one has made it. `client` is what runs in the browser,
 * `server` what renders pages. No content is in either: the same bundle renders any data.
 */
export async function keptBundle(version: string): Promise<KeptBundle> {
  const folder = await keptFolder('bundle', version, (unfinished) =>
    runWorker(new URL('./bundle-worker.mjs', import.meta.url), { folder: unfinished, sources: SOURCES }),
  );
  return {
    folder,
    packagesBehind: (files) => {
      const sources = JSON.parse(readFileSync(join(folder, SOURCES), 'utf8')) as [string, string[]][]; // as the worker wrote it
      return new Set(
        sources.flatMap(([file, modules]) =>
          files.has(file) ? modules.flatMap((module) => packageOf(module, projectRoot) ?? []) : [],
        ),
      );
    },
  };
}
