import { INLINE_SCRIPT_HASHES } from './inline-scripts';
import type { SiteFacts } from './site-facts';

/** Facts of the site that the policy depends on. */
type PolicyFacts = Pick<SiteFacts, 'paymentApi'>;

type Policy = Readonly<Record<string, readonly string[]>>;

/** The name of the one Trusted Types policy that scripts may make: `renderer/trusted-html.ts`. */
const TRUSTED_TYPES_POLICY = 'site';

/**
 * The policy: a page may load scripts, styles, images and fonts of its own site, and no inline ones. It may send requests to its own
 * site and to the payment service.
 */
const directives = ({ paymentApi }: PolicyFacts): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...INLINE_SCRIPT_HASHES.map((hash) => `'${hash}'`)],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // Scripts load the search index and other pages.
  'connect-src': [...new Set(["'self'", connection(paymentApi)])],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // Only one place of ours turns text into markup; browsers block any other.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [TRUSTED_TYPES_POLICY],
  'frame-ancestors': ["'none'"],
});

/** Returns the origin of the payment service, or the site itself. */
const connection = (paymentApi: string | undefined): string =>
  paymentApi === undefined || paymentApi.startsWith('/') ? "'self'" : new URL(paymentApi).origin;

const write = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Writes the header `Content-Security-Policy`. */
export const contentSecurityPolicy = (facts: PolicyFacts): string => write(directives(facts));

/**
 * Writes the policy for a `meta` element, for hosts that cannot send headers: without `frame-ancestors`, which browsers ignore there (CSP
 * level 3, section 3.3).
 */
export function metaPolicy(facts: PolicyFacts): string {
  const { 'frame-ancestors': _, ...policy } = directives(facts);
  return write(policy);
}
