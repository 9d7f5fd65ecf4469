import { createHash } from 'node:crypto';
import { THEME_SCRIPT } from '../../renderer/theme';
import { matchesPath } from './path-pattern';

/** What the headers depend on beside the address. */
export interface HeaderOptions {
  /** Address of the payment service, as in the content: the payment screens talk to it. */
  readonly paymentApi?: string | undefined;
}

/**
 * What a page may load: its own site's scripts, styles, images, fonts and data, and nothing written into the HTML but the
 * one script that must run before anything is painted. It may talk to its own site and to the payment service; a service that is a path of the site is the site.
 */
function contentSecurityPolicy({ paymentApi = '/' }: HeaderOptions): string {
  const services = paymentApi.startsWith('/') ? [] : [new URL(paymentApi).origin];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(THEME_SCRIPT)}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...services].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What allows one script written into the HTML, and no other (Content Security Policy 3, "hash-source"). */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

interface HeaderRule {
  /** A path, or everything below one: `/assets/*`. */
  readonly paths: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Which headers each address gets; a later row wins over an earlier one. */
const headerRules = (options: HeaderOptions): readonly HeaderRule[] => [
  {
    paths: '/*',
    headers: {
      // Names stay when contents change, so a browser asks each time and is mostly told "not modified".
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(options),
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
export function headersFor(path: string, options: HeaderOptions = {}): Record<string, string> {
  const rules = headerRules(options).filter((rule) => matchesPath(rule.paths, path));
  return Object.assign({}, ...rules.map((rule) => rule.headers)) as Record<string, string>;
}
