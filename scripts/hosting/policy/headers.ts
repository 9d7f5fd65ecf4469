import { matchesPath } from '../../content/link/path-pattern';
import { EXPORTS } from '../../exports/index';
import { contentSecurityPolicy } from './content-security-policy';
import { PERMISSIONS_POLICY } from './permissions-policy';
import { pathsThat, type SiteFacts } from './site-facts';

export interface HeaderRule {
  /** A page, a file, or everything below a path: `/assets/*`. */
  readonly paths: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Two years of https only, for the site's own host name. Browsers respect it only over https (RFC 6797, section 8.1). `includeSubDomains`
 * would block subdomains without https, and `preload` would do so for months: operators may add them (docs/publish.md).
 */
const HSTS = 'max-age=63072000';

/**
 * The headers of each address. A later row overrides an earlier one; the first row is for the whole site. The server of `npm start` uses
 * this table, and the files of every host are made from it (`scripts/hosting/`).
 */
export const headerRules = (facts: SiteFacts): readonly [HeaderRule, ...HeaderRule[]] => [
  {
    paths: '/*',
    headers: {
      // Names stay when contents change, so browsers must revalidate; the response is mostly "not modified".
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(facts),
      'cross-origin-opener-policy': 'same-origin',
      // It does not affect link previews, which servers fetch.
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': HSTS,
      'x-content-type-options': 'nosniff',
      // For browsers that do not know `frame-ancestors`.
      'x-frame-options': 'DENY',
    },
  },
  ...withoutReferrer(facts).map((paths) => ({ paths, headers: { 'referrer-policy': 'no-referrer' } })),
  ...['', ...(facts.editions ?? [])]
    .map((edition) => `${facts.base ?? ''}${edition}`)
    .flatMap((base) => [
      ...Object.values(EXPORTS).flatMap(({ paths, headers }) => (headers ? [{ paths: base + paths, headers }] : [])),
      {
        // The build puts a hash of the contents into these names.
        paths: `${base}/assets/*`,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
    ]),
];

/** Lists the addresses of pages that send no referrer. */
function withoutReferrer(facts: SiteFacts): string[] {
  const goingOn = new Set(pathsThat('hasPathParameter', facts));
  return pathsThat('payment', facts).flatMap((path) => (goingOn.has(path) ? [path, `${path}/*`] : [path]));
}

/** Returns the headers of one address. */
export function headersFor(path: string, facts: SiteFacts): Record<string, string> {
  const rules = headerRules(facts).filter((rule) => matchesPath(rule.paths, path));
  return Object.assign({}, ...rules.map((rule) => rule.headers)) as Record<string, string>; // rows of strings give strings
}
