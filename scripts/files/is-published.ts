import { inWork } from '../bootstrap/project.mjs';
import { isWithin } from './is-within';

/** Whether the site is published with what is at a path. */
export const isPublished = (path: string): boolean =>
  [inWork('dist/client'), inWork('public')].some((folder) => isWithin(folder, path));
