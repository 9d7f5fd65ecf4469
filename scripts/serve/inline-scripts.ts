/**
 * The SHA-256 hashes, as `sha256-…` in base64, of the scripts that stand in the HTML itself (CSP level 3, section 2.3.1).
 * Every other script is a file of the site.
 */
export const INLINE_SCRIPT_HASHES: readonly `sha256-${string}`[] = [];
