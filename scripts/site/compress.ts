import type { FileCache } from '../cache/file-cache';
import { isText } from '../hosting/policy/content-types';
import { COPIES_BY, compressed } from './compressed';
import { progress } from './progress';
import type { SiteFolder } from './site-folder';

/** How many files are compressed at a time: brotli's library uses a thread for each, and all of them are in memory. */
const AT_A_TIME = 8;

/** Below this, what is saved is less than the headers that say so. */
const WORTH_IT = 256;

/** Lays compressed copies beside the text files of a site, for hosts that send them as they are. */
export async function compressSite(site: SiteFolder, cache: FileCache): Promise<void> {
  const isWorthIt = (name: string) => isText(name) && (site.file(name)?.size ?? 0) >= WORTH_IT;
  // Of most files of an edit the copies are there.
  const names = site.names().filter((name) => isWorthIt(name) && !site.takeCopies(name, COPIES_BY));
  const compressFile = async (name: string) => {
    const { gz, br } = await compressed(name, site.read(name), cache);
    site.writeCopies(name, COPIES_BY, { '.gz': gz, '.br': br });
  };
  const compress = async (advance: () => void) => {
    const waiting = names.values();
    const work = async () => {
      for (const name of waiting) {
        await compressFile(name);
        advance();
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  };
  await progress.during('Compressing', compress, names.length);
}
