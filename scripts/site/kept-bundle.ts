import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, projectRoot } from '../bootstrap/project.mjs';
import { type PackageFolder, shippedPackages } from '../exports/licences/shipped-packages';
import { filesIn } from '../files/files-in';
import { bundleSite } from './bundle-site';

/** A bundle that any content is rendered with. */
export interface KeptBundle {
  /** It has `client`, which browsers get, and `server`, which renders pages. Nobody may write into it. */
  readonly folder: string;
  /** The packages behind some of the client's files. */
  readonly packagesBehind: (files: ReadonlySet<string>) => ReadonlySet<PackageFolder>;
}

/** Bundles of other sources that stay, for somebody who goes from branch to branch. */
const OTHERS = 3;

const NAME = /^bundle\.[0-9a-f]+$/;
/** Written last. */
const PACKAGES = 'packages.json';

/** The bundle of these sources: made, unless a build before this one has made it. */
export async function keptBundle(cache: string, version: string): Promise<KeptBundle> {
  const folder = join(cache, `bundle.${version}`);
  if (!existsSync(join(folder, PACKAGES))) await makeBundle(cache, folder);
  const now = new Date();
  utimesSync(folder, now, now);
  removeOldest(cache, folder);
  const packages = JSON.parse(readFileSync(join(folder, PACKAGES), 'utf8')) as [string, string[]][]; // as makeBundle wrote it
  return {
    folder,
    packagesBehind: (files) =>
      new Set(packages.flatMap(([file, behind]) => (files.has(file) ? behind.map((path) => inProject(path)) : []))),
  };
}

/** Its folder has a neighbour's name until it is whole: the bundle's imports lead as far up as where it will be. */
async function makeBundle(cache: string, folder: string): Promise<void> {
  const unfinished = join(cache, `.bundle.${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const shipped = shippedPackages(projectRoot);
    await bundleSite(unfinished, shipped.plugin);
    const packages = filesIn(join(unfinished, 'client')).map((file) => [
      file,
      [...shipped.behind(new Set([file]))].map((path) => relative(projectRoot, path)),
    ]);
    writeFileSync(join(unfinished, PACKAGES), JSON.stringify(packages));
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } catch (problem) {
    // Another build has made the same meanwhile.
    if (!existsSync(join(folder, PACKAGES))) throw problem;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function removeOldest(cache: string, current: string): void {
  const others = readdirSync(cache)
    .filter((name) => NAME.test(name))
    .map((name) => join(cache, name))
    .filter((path) => path !== current)
    .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of others.slice(OTHERS)) rmSync(path, { recursive: true, force: true });
}
