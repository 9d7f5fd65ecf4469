import { hiddenBelow } from '../content/link/hidden';
import { headerRules } from './policy/headers';
import { rewritesOf } from './policy/rewrites';
import type { SiteFacts } from './policy/site-facts';
import { fillTemplate, type TextFiles } from './template';

/** Headers that CloudFront does not accept as custom headers. */
const SECURITY = new Set([
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/** Makes the configuration for S3 with CloudFront: a function for viewer requests, and the headers of each cache behaviour. */
export function cloudfront(facts: SiteFacts): TextFiles {
  const [all, ...rows] = headerRules(facts);
  // The first matching behaviour counts alone: each has all headers, and the strongest comes first.
  const behaviours = [...rows.toReversed().map(({ paths, headers }) => ({ paths, headers })), all].map(
    ({ paths, headers }) => {
      const whole = Object.entries({ ...all.headers, ...headers });
      return {
        pathPattern: paths === all.paths ? 'Default (*)' : paths,
        securityHeaders: Object.fromEntries(whole.filter(([name]) => SECURITY.has(name))),
        customHeaders: Object.fromEntries(whole.filter(([name]) => !SECURITY.has(name))),
      };
    },
  );
  return {
    'cloudfront/viewer-request.js': fillTemplate('cloudfront-viewer-request.js', {
      rewrites: JSON.stringify(rewritesOf(facts).map(({ expression, to }) => ({ expression, to }))),
      hidden: JSON.stringify(hiddenBelow(facts.base ?? '')),
      home: JSON.stringify(`${facts.base ?? ''}/`),
    }),
    'cloudfront/behaviours.json': `${JSON.stringify(behaviours, null, 2)}\n`,
  };
}
