import { INLINE_SCRIPT_HASHES } from './inline-scripts';
import type { SiteFacts } from './site-facts';

/** The facts on which the policy depends beside the table below. */
type PolicyFacts = Pick<SiteFacts, 'paymentApi'>;

type Policy = Readonly<Record<string, readonly string[]>>;

/** The name of the one Trusted Types policy that scripts may make: `renderer/trusted-html.ts`. */
const TRUSTED_TYPES_POLICY = 'site';

/**
 * The value of the policy: a page may load its own site's scripts, styles, images and fonts, and nothing written into
 * the HTML. It may talk to its own site, and to the payment service where that is another.
 */
const directives = ({ paymentApi }: PolicyFacts): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...INLINE_SCRIPT_HASHES.map((hash) => `'${hash}'`)],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // The search loads its index, and what a page links to is asked for.
  'connect-src': [...new Set(["'self'", connection(paymentApi)])],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // Text becomes markup in one place of ours only: what React or a package did by itself would be refused.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [TRUSTED_TYPES_POLICY],
  'frame-ancestors': ["'none'"],
});

/** Where the payment service is, if there is one beside the site. */
const connection = (paymentApi: string | undefined): string =>
  paymentApi === undefined || paymentApi.startsWith('/') ? "'self'" : new URL(paymentApi).origin;

const write = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The value of the header `Content-Security-Policy`. */
export const contentSecurityPolicy = (facts: PolicyFacts): string => write(directives(facts));

/**
 * The policy for a `meta` element, where a host cannot send headers: without `frame-ancestors`, which has no meaning there
 * (CSP level 3, section 3.3).
 */
export function metaPolicy(facts: PolicyFacts): string {
  const { 'frame-ancestors': _, ...policy } = directives(facts);
  return write(policy);
}
