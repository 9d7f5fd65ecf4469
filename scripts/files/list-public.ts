import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodeUnits } from '../../shared/format/compare-code-units';
import { exists, readProblemOf } from './read-problem';

/** A file or folder in the public folder that cannot be published. */
export interface Obstruction {
  /** Address from the site's root. */
  readonly address: string;
  /** What is wrong with it, as a sentence. */
  readonly problem: string;
  /** `ignored`: a link, pipe or device, which cannot be meant for publication. */
  readonly kind: 'bad-name' | 'unreadable-folder' | 'ignored';
}

interface PublicFiles {
  /** Address → size in bytes of every file. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Address → a sentence that says why the file cannot be read. */
  readonly unreadable: ReadonlyMap<string, string>;
  readonly obstructions: readonly Obstruction[];
}

/** Files that git and the Finder need. */
const NO_CONTENT: ReadonlySet<string> = new Set(['.gitkeep', '.DS_Store']);

/** Lists the files of a public folder and its subfolders, without following links. */
export function listPublic(publicDir: string): PublicFiles {
  const sizes = new Map<string, number>();
  const unreadable = new Map<string, string>();
  const obstructions: Obstruction[] = [];

  const visit = (entry: Dirent, address: string): void => {
    if (NO_CONTENT.has(entry.name)) return;
    const path = join(publicDir, address);
    if (address.includes('\ufffd')) obstructions.push({ address, problem: badName(path), kind: 'bad-name' });
    else if (entry.isDirectory()) list(address);
    else if (!entry.isFile()) {
      const problem = 'This is a link, a pipe or a device, and is not published.';
      obstructions.push({ address, problem, kind: 'ignored' });
    } else {
      sizes.set(address, statSync(path, { throwIfNoEntry: false })?.size ?? 0);
      const problem = readProblemOf(path);
      if (problem !== undefined) unreadable.set(address, problem);
    }
  };
  const list = (folder: string): void => {
    const path = join(publicDir, folder);
    const problem = readProblemOf(path, 'folder');
    if (problem !== undefined) obstructions.push({ address: folder, problem, kind: 'unreadable-folder' });
    else
      for (const entry of inOrder(readdirSync(path, { withFileTypes: true }))) visit(entry, `${folder}/${entry.name}`);
  };
  if (exists(publicDir)) list('');
  return { sizes, unreadable, obstructions };
}

/** Sorts entries, since disks list them in different orders. */
const inOrder = (entries: readonly Dirent[]) =>
  entries.toSorted((one, other) => compareCodeUnits(one.name, other.name));

/** Describes a name that is not UTF-8. Node replaces such bytes with U+FFFD and then cannot open the file. */
function badName(path: string): string {
  const [, folder = '', shown = ''] = /^(.*)[/\\](.*)$/s.exec(path) ?? [];
  const names = readdirSync(folder, { encoding: 'buffer' });
  const own = names.find((name) => name.toString() === shown) ?? Buffer.from(shown);
  return `The name of this file is not UTF-8. It looks like "${new TextDecoder('windows-1252').decode(own)}" in Windows-1252.`;
}
