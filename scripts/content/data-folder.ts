import { resolve } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';

/** The data of the product itself: the folder of `public/` is its own. */
export const OWN_DATA = inProject('data');

/** The data folder of a run: the one asked for, else the environment's, else the product's own. */
export const dataFolder = (asked?: string): string => resolve(asked ?? process.env.CONTENT_DATA ?? OWN_DATA);
