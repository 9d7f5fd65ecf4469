import { matchesPath } from './path-pattern';

/** What a page may load: its own site's scripts, styles, images, fonts and data, and nothing written into the HTML. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface HeaderRule {
  /** A path, or everything below one: `/assets/*`. */
  readonly paths: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Which headers each address gets; a later row wins over an earlier one. */
const HEADER_RULES: readonly HeaderRule[] = [
  {
    paths: '/*',
    headers: {
      // Names stay when contents change, so a browser asks each time and is mostly told "not modified".
      'cache-control': 'no-cache',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  },
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
export function headersFor(path: string): Record<string, string> {
  const rules = HEADER_RULES.filter((rule) => matchesPath(rule.paths, path));
  return Object.assign({}, ...rules.map((rule) => rule.headers)) as Record<string, string>;
}
