import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, projectRoot } from '../bootstrap/project.mjs';
import { keptFolder } from '../cache/kept-folder.mjs';
import { type PackageFolder, shippedPackages } from '../exports/licences/shipped-packages';
import { filesIn } from '../files/files-in';

/** A bundle that any content is rendered with. */
export interface KeptBundle {
  /** It has `client`, which browsers get, and `server`, which renders pages. Nobody may write into it. */
  readonly folder: string;
  /** The packages behind some of the client's files. */
  readonly packagesBehind: (files: ReadonlySet<string>) => ReadonlySet<PackageFolder>;
}

const PACKAGES = 'packages.json';

/** The bundle of these sources: made, unless a build before this one has made it. */
export async function keptBundle(version: string): Promise<KeptBundle> {
  const folder = await keptFolder('bundle', version, makeBundle);
  const packages = JSON.parse(readFileSync(join(folder, PACKAGES), 'utf8')) as [string, string[]][]; // as makeBundle wrote it
  return {
    folder,
    packagesBehind: (files) =>
      new Set(packages.flatMap(([file, behind]) => (files.has(file) ? behind.map((path) => inProject(path)) : []))),
  };
}

async function makeBundle(folder: string): Promise<void> {
  // Vite takes longer to load than most edits to build.
  const { bundleSite } = await import('./bundle-site');
  const shipped = shippedPackages(projectRoot);
  await bundleSite(folder, shipped.plugin);
  const packages = filesIn(join(folder, 'client')).map((file) => [
    file,
    [...shipped.behind(new Set([file]))].map((path) => relative(projectRoot, path)),
  ]);
  writeFileSync(join(folder, PACKAGES), JSON.stringify(packages));
}
