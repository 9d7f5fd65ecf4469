import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '../hosting/policy/site-facts';

/** Reads the facts for servers that the build writes into the folder `dist/hosting`. */
export const readSiteFacts = (hosting: string): SiteFacts =>
  JSON.parse(readFileSync(join(hosting, 'site.json'), 'utf8')) as SiteFacts; // scripts/hosting/hosts.ts wrote it
