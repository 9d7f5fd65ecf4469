import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inEngine, inWork } from '../bootstrap/project.mjs';
import { filesIn } from './files-in';
import { listPublic } from './list-public';
import { exists } from './read-problem';

const PRODUCT = inEngine('renderer/assets');

/** Every file in this folder of `public/` is published, even if the data does not name it. */
export const FILES = '/files/';

let own: ReadonlySet<string> | undefined;

/** Returns the addresses of files that the pages themselves use: icons and ornaments. A conference may replace each by its own. */
export function productAssets(): ReadonlySet<string> {
  own ??= new Set(filesIn(PRODUCT).map((name) => `/${name}`));
  return own;
}

/** Returns the path of the file at an address: the conference's own file, else the product's. */
export function assetPath(publicDir: string, address: string): string {
  const path = join(publicDir, address);
  return existsSync(path) ? path : join(PRODUCT, address);
}

/** Lists the files that the data may name, and the problems of files that cannot be published. */
export function listAssets(publicDir: string) {
  const { sizes, ...problems } = listPublic(publicDir);
  const ofProduct = [...productAssets()].map((address): [string, number] => [
    address,
    statSync(join(PRODUCT, address)).size,
  ]);
  return { assets: new Map([...ofProduct, ...sizes]), ...problems };
}

/** Returns the folder of the files that a data folder may name: its own `public/`, else the repository's. */
export function publicFolder(dataDir: string): string {
  const folder = join(dataDir, 'public');
  return exists(folder) ? folder : inWork('public');
}
