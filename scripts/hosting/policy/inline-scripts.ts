import { createHash } from 'node:crypto';
import { SCHEME_SCRIPT } from '../../../shared/colour-scheme';
import { TIMED_SCRIPT } from '../../../shared/timed/script';

/** The source that allows one script in the HTML itself, and no other (CSP level 3, section 2.3.1, "hash-source"). */
const hashSource = (script: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The SHA-256 hashes, as `sha256-…` in base64, of the scripts that must run before anything is painted. Every other script
 * is a file of the site.
 */
export const INLINE_SCRIPT_HASHES: readonly `sha256-${string}`[] = [SCHEME_SCRIPT, TIMED_SCRIPT].map(hashSource);
