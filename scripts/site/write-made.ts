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

/** The same of a file that is made of what pages are rendered from: it is made only where something has changed that was read for it. */
export function writeShown(
  site: SiteFolder,
  keeper: Keeper,
  address: string,
  { content, write }: NonNullable<SiteFile['shown']>,
): void {
  const name = nameOf(address);
  const work = keeper.of(content);
  const before = site.notesBefore(name);
  if (before && site.take(name, work.keyOf(address, before))) return;
  const { content: noting, reads } = noted(content);
  const text = write(noting);
  site.write(name, work.keyOf(address, reads), text, [...reads]);
}
