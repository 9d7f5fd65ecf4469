import { hashOf } from '../cache/hash-of.mjs';
import type { Keeper } from '../cache/kept-work';
import { noted } from '../cache/reads.mjs';
import type { SiteFile } from '../exports/site-files';
import type { SiteFolder } from './site-folder';

const nameOf = (address: string) => address.replace(/^\//, '');

/** Makes nothing new of a file that the last site has with the same bytes. */
export function writeMade(site: SiteFolder, address: string, bytes: Uint8Array | string): void {
  const name = nameOf(address);
  const key = hashOf(bytes, 32);
  if (!site.take(name, key)) site.write(name, key, bytes);
}

/** The same of a file that is written of the parts of an object: only where something has changed that was read for it. */
export async function writeWritten(
  site: SiteFolder,
  keeper: Keeper,
  address: string,
  { source, write }: NonNullable<SiteFile['written']>,
): Promise<void> {
  const name = nameOf(address);
  const content = await source();
  const work = keeper.of(content);
  const before = site.notesBefore(name);
  if (before && site.take(name, work.keyOf(before))) return;
  const { content: noting, reads } = noted(content);
  const text = await write(noting);
  const own = [...reads];
  site.write(name, work.keyOf({ shared: [], own }), text, own);
}
