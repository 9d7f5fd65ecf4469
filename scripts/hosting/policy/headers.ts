import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';
import { matchesPath } from './path-pattern';
import { PERMISSIONS_POLICY } from './permissions-policy';

/** What the headers depend on beside the address. */
export type HeaderOptions = PolicyOptions;

export interface HeaderRule {
  /** A page or file, or everything below a path: `/assets/*`. */
  readonly paths: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TWO_YEARS = 63_072_000;

/** Their addresses tell of a payment, which is nobody else's business: no page that they lead to learns them. */
const PAYMENT_SCREENS = ['/pay', '/Registrationok', '/Registrationok/*', '/Registrationno'] as const;

/**
 * Which headers each address gets; a later row wins over an earlier one, and the first holds for the whole site. The
 * server of `npm start` goes by this table, and every host's files are made from it (`scripts/hosting/`).
 */
export const headerRules = (options: HeaderOptions): readonly [HeaderRule, ...HeaderRule[]] => [
  {
    paths: '/*',
    headers: {
      // Names stay when contents change, so a browser asks each time and is mostly told "not modified".
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(options),
      'cross-origin-opener-policy': 'same-origin',
      // Previews of links are fetched by servers, which it does not concern.
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Browsers heed it over https alone (RFC 6797, section 8.1). `preload` is the operator's to add: docs/hosting.md.
      'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains`,
      'x-content-type-options': 'nosniff',
      // For browsers that do not know `frame-ancestors`.
      'x-frame-options': 'DENY',
    },
  },
  ...PAYMENT_SCREENS.map((paths) => ({ paths, headers: { 'referrer-policy': 'no-referrer' } })),
  {
    // Older versions of Chromium show a PDF in a page of their own whose styles this file's policy would block
    // (https://crbug.com/271452). A document runs no script here, so it needs no more than not being framed.
    paths: '/documents/*',
    headers: { 'content-security-policy': "frame-ancestors 'none'" },
  },
  {
    // The build puts a hash of the contents into these names.
    paths: '/assets/*',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
];

/** The headers of one address. */
export function headersFor(path: string, options: HeaderOptions = {}): Record<string, string> {
  const rules = headerRules(options).filter((rule) => matchesPath(rule.paths, path));
  return Object.assign({}, ...rules.map((rule) => rule.headers)) as Record<string, string>; // rows of strings give strings
}
