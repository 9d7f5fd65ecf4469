import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { filesIn } from './files-in';
import { listPublic } from './list-public';
import { isThere } from './obstacle';

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

/** The files that the data may name, and what is in the way of others. */
export function listAssets(publicDir: string) {
  const { sizes, ...problems } = listPublic(publicDir);
  const ofProduct = [...productAssets()].map((address): [string, number] => [
    address,
    statSync(join(PRODUCT, address)).size,
  ]);
  return { assets: new Map([...ofProduct, ...sizes]), ...problems };
}

/** The folder of the files that a data folder may name: its own `public/`, else the repository's. */
export function publicFolder(dataDir: string): string {
  const folder = join(dataDir, 'public');
  return isThere(folder) ? folder : inProject('public');
}
