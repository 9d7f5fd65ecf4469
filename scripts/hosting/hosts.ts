import { apache } from './apache';
import { caddy } from './caddy';
import { cloudfront } from './cloudfront';
import { githubPages } from './github-pages';
import { headersFile } from './headers-file';
import { nginx } from './nginx';
import type { SiteFacts } from './policy/site-facts';
import type { TextFiles } from './template';

/** The folder for a host's files: that of the site, or `dist/hosting/` next to it. */
export type Place = 'site' | 'beside';

interface Host {
  readonly place: Place;
  readonly files: (facts: SiteFacts) => TextFiles;
}

/** All supported hosts. A new host is a row here. */
const HOSTS: readonly Host[] = [
  // Netlify, Cloudflare Pages
  { place: 'site', files: headersFile },
  { place: 'site', files: apache },
  // Without it, GitHub Pages ignores files that begin with an underscore.
  { place: 'site', files: () => ({ '.nojekyll': '' }) },
  { place: 'beside', files: nginx },
  { place: 'beside', files: caddy },
  { place: 'beside', files: cloudfront },
  { place: 'beside', files: githubPages },
  // The server of `npm start` (scripts/serve/site-facts.ts)
  { place: 'beside', files: (facts) => ({ 'site.json': `${JSON.stringify(facts, null, 2)}\n` }) },
];

/** Makes the files of all hosts for one place. */
export const hostFiles = (place: Place, facts: SiteFacts): TextFiles =>
  Object.assign({}, ...HOSTS.filter((host) => host.place === place).map((host) => host.files(facts)));
