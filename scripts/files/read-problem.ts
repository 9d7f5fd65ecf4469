import { accessSync, constants, lstatSync, statSync } from 'node:fs';

/** Tells whether a path exists, even as a broken or circular link. */
export function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Says why a path cannot be read as a file or folder; undefined if it can. Reading a device or pipe would block the compiler. */
export function readProblemOf(path: string, wanted: 'file' | 'folder' = 'file'): string | undefined {
  try {
    const found = statSync(path);
    if (wanted === 'file' && found.isDirectory()) return 'This is a folder, and not a file.';
    if (wanted === 'folder' && found.isFile()) return 'This is a file, and not a folder.';
    if (!(found.isFile() || found.isDirectory())) return `This is a device or a pipe, and not a ${wanted}.`;
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    if (code === 'EACCES' || code === 'EPERM') return `The ${wanted} may not be read: the disk forbids it.`;
    return `The ${wanted} cannot be read: it is a link that leads nowhere or to itself, or the disk is at fault.`;
  }
}
