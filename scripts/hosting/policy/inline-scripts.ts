import { createHash } from 'node:crypto';
import { SCHEME_SCRIPT } from '../../../shared/colour-scheme';
import { ORDER_SCRIPT } from '../../../shared/timed/order-script';
import { TIMED_SCRIPT } from '../../../shared/timed/script';

/** Makes the source that allows one inline script (CSP level 3, section 2.3.1, "hash-source"). */
const hashSource = (script: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The hashes of the inline scripts, which must run before the first paint. Every other script is a file.
 */
export const INLINE_SCRIPT_HASHES: readonly `sha256-${string}`[] = [SCHEME_SCRIPT, TIMED_SCRIPT, ORDER_SCRIPT].map(
  hashSource,
);
