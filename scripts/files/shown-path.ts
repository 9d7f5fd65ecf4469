import { relative, sep } from 'node:path';

/** Returns a path as reports show it: relative to the working folder, with forward slashes. */
export const shownPath = (path: string) => relative(process.cwd(), path).split(sep).join('/') || '.';
