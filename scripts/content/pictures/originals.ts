import { readFileSync } from 'node:fs';
import { formatOfBytes, formatOfName } from '../../../shared/model/pictures/formats';
import { assetPath, FILES, productAssets } from '../../files/assets';
import type { PictureFile } from './read-pictures';
import { type Obstacle, withoutMetadata } from './without-metadata';

/** How the data uses files: shown as pictures, or linked to. */
interface Uses {
  readonly assets: ReadonlyMap<string, number>;
  /** Addresses in fields for pictures and fonts, and of pictures in texts. */
  readonly shown: readonly string[];
  /** Addresses to which links lead. */
  readonly linked: readonly string[];
  readonly pictures: ReadonlyMap<string, PictureFile>;
}

/**
 * Lists the files of `public/` that are published unchanged: drawings and fonts that pages use, files that links name, files in
 * `public/files/`, and replacements of the product's files. Of photographs, pages show the resized ones that the build makes.
 */
export function originalsOf({ assets, shown, linked, pictures }: Uses): readonly string[] {
  const wanted = new Set([
    ...shown.filter((address) => ['svg', undefined].includes(pictures.get(address)?.kind)),
    ...linked.map((href) => href.replace(/[?#].*$/, '')),
    ...productAssets(),
  ]);
  return [...assets.keys()].filter((address) => wanted.has(address) || address.startsWith(FILES)).sort();
}

/** Finds the photographs among them that cannot be published: damaged ones, and formats whose metadata cannot be removed. */
export function obstaclesAmong(originals: readonly string[], publicDir: string): ReadonlyMap<string, Obstacle> {
  const found = new Map<string, Obstacle>();
  for (const address of originals) {
    if (productAssets().has(address) || !isPhotograph(address)) continue;
    const result = withoutMetadata(readFileSync(assetPath(publicDir, address)));
    if (typeof result === 'string') found.set(address, result);
  }
  return found;
}

const isPhotograph = (address: string) =>
  /\.(?:heic|heif|tiff?)$/i.test(address) || !['svg', undefined].includes(formatOfName(address));

/** Reads a file for publication: a photograph without metadata such as place, time and owner. */
export function publishedBytes(address: string, publicDir: string): Uint8Array {
  const bytes = readFileSync(assetPath(publicDir, address));
  // A file that only has the name of a picture is left unchanged. It was reported if the data shows it as one.
  if (!isPhotograph(address) || formatOfBytes(bytes) === undefined || productAssets().has(address)) return bytes;
  const result = withoutMetadata(bytes);
  if (typeof result === 'string') throw new Error(`The picture ${address} cannot be published without its metadata.`);
  return result;
}
