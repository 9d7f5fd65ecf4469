import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { filesIn } from './files-in';

const PRODUCT = inProject('renderer/assets');

/** Everything in this folder of `public/` is published, whether or not the data names it. */
export const FILES = '/files/';

let own: ReadonlySet<string> | undefined;

/** Addresses of the files that the pages themselves use: icons and ornaments. A conference may have its own of a name. */
export function productAssets(): ReadonlySet<string> {
  own ??= new Set(filesIn(PRODUCT).map((name) => `/${name}`));
  return own;
}

/** The path of the file of an address: in the folder of the conference, else among those of the product. */
export function assetPath(publicDir: string, address: string): string {
  const path = join(publicDir, address);
  return existsSync(path) ? path : join(PRODUCT, address);
}

/** Address from the site's root (`/images/…`) → size in bytes, for every file that the data may name. */
export function listAssets(publicDir: string): ReadonlyMap<string, number> {
  const names = existsSync(publicDir) ? filesIn(publicDir).map((name) => `/${name}`) : [];
  const addresses = new Set([...names, ...productAssets()]);
  return new Map([...addresses].map((address) => [address, statSync(assetPath(publicDir, address)).size]));
}

/** The folder of the files that a data folder may name: its own `public/`, else the repository's. */
export function publicFolder(dataDir: string): string {
  const folder = join(dataDir, 'public');
  return existsSync(folder) ? folder : inProject('public');
}
