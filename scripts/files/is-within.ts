import path from 'node:path';

/** Tells whether a file is a folder, or in it. On Windows, the way to another drive is an absolute path. */
export function isWithin(folder: string, file: string, { relative, isAbsolute } = path): boolean {
  const way = relative(folder, file);
  return !(/^\.\.(?:[/\\]|$)/.test(way) || isAbsolute(way));
}
