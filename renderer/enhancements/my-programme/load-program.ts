import {
  PROGRAM_FOLDER,
  type ProgramEntry,
  type ProgramFile,
  type ProgramIndex,
  programFileAddress,
  programIndexAddress,
} from '../../../shared/my-programme/program-files';

const files = new Map<string, Promise<unknown>>();

/** Loads and caches a file of the site. After a failure the next call tries again. */
export function loadOnce<File>(address: string): Promise<File> {
  const loaded =
    files.get(address) ??
    fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    });
  files.set(address, loaded);
  loaded.catch(() => files.delete(address));
  return loaded as Promise<File>; // the build made the file
}

/** The entries of some keys, and the keys that are no longer in the program. */
export interface Known {
  readonly entries: readonly ProgramEntry[];
  readonly gone: readonly string[];
}

/**
 * Loads the entries of some keys, and only the files that contain them. `folder` is the address of the program's
 * folder.
 */
export async function loadEntries(folder: string, keys: readonly string[], isAgain = false): Promise<Known> {
  if (keys.length === 0) return { entries: [], gone: [] };
  const at = (address: string) => folder + address.slice(PROGRAM_FOLDER.length);
  const index = await loadOnce<ProgramIndex>(at(programIndexAddress));
  const numberOf = new Map(index.keys.split(' ').map((key, number) => [key, number]));
  const wanted = keys.flatMap((key) => numberOf.get(key) ?? []);
  const chunks = [...new Set(wanted.map((number) => Math.floor(number / index.chunk)))];
  const loaded = await Promise.all(chunks.map((chunk) => loadOnce<ProgramFile>(at(programFileAddress(chunk)))));
  // The site was published between the requests.
  if (loaded.some(({ version }) => version !== index.version) && !isAgain) {
    files.clear();
    return loadEntries(folder, keys, true);
  }
  const entryOf = new Map(loaded.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry])));
  return {
    entries: keys.flatMap((key) => entryOf.get(key) ?? []),
    gone: keys.filter((key) => !entryOf.has(key)),
  };
}
