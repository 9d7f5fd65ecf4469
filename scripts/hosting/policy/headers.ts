import { matchesPath } from '../../content/link/path-pattern';
import { EXPORTS } from '../../exports/index';
import { contentSecurityPolicy } from './content-security-policy';
import { PERMISSIONS_POLICY } from './permissions-policy';
import { pathsThat, type SiteFacts } from './site-facts';

export interface HeaderRule {
  /** A page or file, or everything below a path: `/assets/*`. */
  readonly paths: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Two years of https alone for the site's own name, which browsers heed over https alone (RFC 6797, section 8.1). `includeSubDomains`
 * would lock out visitors of other subdomains that have none, and `preload` for months: they are the operator's to add (docs/hosting.md).
 */
const HSTS = 'max-age=63072000';

/**
 * Which headers each address gets; a later row wins over an earlier one, and the first holds for the whole site. The
 * server of `npm start` goes by this table, and every host's files are made from it (`scripts/hosting/`).
 */
export const headerRules = (facts: SiteFacts): readonly [HeaderRule, ...HeaderRule[]] => [
  {
    paths: '/*',
    headers: {
      // Names stay when contents change, so a browser asks each time and is mostly told "not modified".
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(facts),
      'cross-origin-opener-policy': 'same-origin',
      // Previews of links are fetched by servers, which it does not concern.
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': HSTS,
      'x-content-type-options': 'nosniff',
      // For browsers that do not know `frame-ancestors`.
      'x-frame-options': 'DENY',
    },
  },
  ...silent(facts).map((paths) => ({ paths, headers: { 'referrer-policy': 'no-referrer' } })),
  ...['', ...(facts.editions ?? [])].flatMap((base) => [
    ...Object.values(EXPORTS).flatMap(({ paths, headers }) => (headers ? [{ paths: base + paths, headers }] : [])),
    {
      // The build puts a hash of the contents into these names.
      paths: `${base}/assets/*`,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
  ]),
];

/** Every address of a page that keeps its address to itself. */
function silent(facts: SiteFacts): string[] {
  const goingOn = new Set(pathsThat('hasPathParameter', facts));
  return pathsThat('payment', facts).flatMap((path) => (goingOn.has(path) ? [path, `${path}/*`] : [path]));
}

/** The headers of one address. */
export function headersFor(path: string, facts: SiteFacts): Record<string, string> {
  const rules = headerRules(facts).filter((rule) => matchesPath(rule.paths, path));
  return Object.assign({}, ...rules.map((rule) => rule.headers)) as Record<string, string>; // rows of strings give strings
}
