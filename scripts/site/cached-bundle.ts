import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { engineRoot, inEngine, isPackaged } from '../bootstrap/project.mjs';
import { CACHE, fileCache } from '../cache/file-cache.mjs';
import { fontPackages } from '../content/fonts/document-fonts';
import { type Licence, licenceOf } from '../exports/licences/licences';
import { packageOf } from '../exports/licences/shipped-packages';
import { filesIn } from '../files/files-in';
import { DESK_SCRIPT, DESK_STYLE, DEV_CLIENT, RENDERER } from './bundle-files.mjs';
import { runWorker } from './run-worker';

/** The bundle that renders any content. */
export interface CachedBundle {
  /** The files for browsers, by name. */
  readonly client: ReadonlyMap<string, Uint8Array>;
  /** The script that renders pages, and the path for its compiled code. */
  readonly renderer: { readonly text: string; readonly compiled: string };
  /** The script of pages of `dev`; no part of a published site. */
  readonly devClient: string;
  /** The page of the desk; no part of a published site. */
  readonly desk: { readonly script: string; readonly style: string };
  /** Returns the licences of the fonts of documents, and of the packages that some of the client's files were made from. */
  readonly licencesOf: (files: ReadonlySet<string>) => readonly Licence[];
}

/** The files of a bundle, by name. */
type BundleFiles = ReadonlyMap<string, Uint8Array>;

/** The file that lists the modules of each of the client's files. */
const SOURCES = 'sources.json';

/** The file with the licences of packages, by title, and the titles of the packages behind each of the client's files. */
const LICENCES = 'licences.json';

interface Licences {
  readonly texts: Readonly<Record<string, string>>;
  readonly ofFiles: readonly (readonly [file: string, titles: readonly string[]])[];
  readonly ofFonts: readonly string[];
}

/** The folder of the bundle in the installed package. */
export const PACKAGED = 'bundle';

/**
 * Returns the bundle of the installed package, or that of these sources, which is cached. It has no content in it, so it does not depend
 * on the data.
 */
export async function cachedBundle(version: string): Promise<CachedBundle> {
  const name = `bundle.${version}`;
  const files = isPackaged ? readBundle(inEngine(PACKAGED)) : deserialize(await fileCache().get(name, serialized));
  return {
    ...partsOf(files),
    renderer: { text: textOf(files, RENDERER), compiled: join(CACHE, `${name}.compiled`) },
    devClient: textOf(files, DEV_CLIENT),
    desk: { script: textOf(files, DESK_SCRIPT), style: textOf(files, DESK_STYLE) },
  };
}

const readBundle = (folder: string): BundleFiles =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]));

const serialized = async () => serialize(await bundleSources());

const textOf = (files: BundleFiles, name: string) => Buffer.from(files.get(name) ?? []).toString();

function partsOf(files: BundleFiles): Pick<CachedBundle, 'client' | 'licencesOf'> {
  const client = [...files].flatMap(([file, bytes]) =>
    file.startsWith('client/') ? [[file.slice(7), bytes] as const] : [],
  );
  return {
    client: new Map(client),
    licencesOf: (shown) => {
      const { texts, ofFiles, ofFonts } = JSON.parse(textOf(files, LICENCES)) as Licences; // as `licencesBehind` wrote it
      const titles = ofFiles.flatMap(([file, behind]) => (shown.has(file) ? behind : []));
      return [...new Set([...titles, ...ofFonts])].map((title) => ({ title, text: texts[title] ?? '' }));
    },
  };
}

/** Bundles the sources, in a folder of the engine, since packages are imported from there. */
export async function bundleSources(): Promise<BundleFiles> {
  const folder = inEngine(`.content/bundle-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await runWorker(new URL('./bundle-worker.mjs', import.meta.url), { folder, sources: SOURCES });
    const files = readBundle(folder);
    const wanted = [...files].filter(
      ([file]) => /^client\//.test(file) || [RENDERER, DEV_CLIENT, DESK_SCRIPT, DESK_STYLE].includes(file),
    );
    return new Map([...wanted, [LICENCES, licencesBehind(textOf(files, SOURCES))]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the file with the licences. */
function licencesBehind(sources: string): Uint8Array {
  const modules = JSON.parse(sources) as [string, string[]][]; // as the worker wrote it
  const texts = new Map<string, string>();
  const titleOf = (folder: string) => {
    const { title, text } = licenceOf(folder);
    texts.set(title, text);
    return title;
  };
  const ofFiles = modules.map(([file, names]) => {
    const packages = new Set(names.flatMap((name) => packageOf(name, engineRoot) ?? []));
    return [file, [...packages].map(titleOf)] as const;
  });
  const ofFonts = fontPackages().map(titleOf);
  const licences: Licences = { texts: Object.fromEntries(texts), ofFiles, ofFonts };
  return Buffer.from(JSON.stringify(licences));
}
