import { join } from 'node:path';
import { sample } from '../../../scripts/new/sample';

/** The folder that `npm run build` makes. Nothing of it is read by naming it: `built-site.ts` does that. */
export const SITE = join(sample.dist, 'client');
