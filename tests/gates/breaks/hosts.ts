import { built, inScript, page, replaced } from '../edit';
import type { Gate } from '../gate';

const POLICY = 'scripts/hosting/policy/content-security-policy.ts';
const HEADERS = 'scripts/hosting/policy/headers.ts';
const HOSTS_TEST = 'tests/site/hosts.test.ts';
const POLICY_TEST = 'tests/browser/policy.test.ts';

/** Broken in what is said beside the files: headers, policies, the files of hosts. */
export const HOSTS: readonly Gate[] = [
  {
    gate: 'content security policy, kept by the pages',
    broken: 'a letter more in the inline script of a page',
    edits: [replaced(page('/attending'), '<script>try', '<script>;try')],
    proof: { test: 'tests/browser/examine.test.ts', only: '^/attending has opened' },
    says: 'Content Security Policy directive',
  },
  {
    gate: 'content security policy, against what gets in',
    broken: 'pictures of every host are allowed',
    edits: [replaced(POLICY, `'img-src': ["'self'"]`, `'img-src': ['*']`)],
    proof: { test: POLICY_TEST, only: 'stops what violates img-src' },
    says: 'img-src',
  },
  {
    gate: 'Trusted Types',
    broken: 'the directive is removed',
    edits: [replaced(POLICY, `'require-trusted-types-for': ["'script'"],`, '')],
    proof: { test: POLICY_TEST, only: 'stops what violates require-trusted-types-for' },
    says: 'require-trusted-types-for',
  },
  {
    gate: 'referrer policy',
    broken: 'the addresses below the result of a payment have no row',
    edits: [replaced(HEADERS, /\[path, `.*?`\]/, '[path]')],
    proof: { test: 'tests/scripts/headers.test.ts', only: 'that /Registrationok/42 leads to' },
    says: 'no-referrer',
  },
  {
    gate: 'Observatory',
    broken: 'Strict-Transport-Security is removed',
    edits: [replaced(HEADERS, "'strict-transport-security': HSTS", "'x-transport-security': HSTS")],
    proof: { test: 'tests/site/observatory.test.ts', only: 'of /attending is at least 100' },
    says: 'strict-transport-security',
  },
  {
    gate: '_headers',
    broken: 'the results of payments have no row',
    edits: [
      replaced(HEADERS, 'matchesPath(rule.paths, path)', "rule.paths !== '/pay' && matchesPath(rule.paths, path)"),
    ],
    proof: { test: 'tests/scripts/hosting.test.ts', only: '_headers.* gives /pay what npm start' },
    says: 'no-referrer',
  },
  {
    gate: 'nginx',
    broken: 'no-referrer becomes origin',
    edits: [replaced('dist/hosting/nginx/maps.conf', /"no-referrer"/g, '"origin"')],
    proof: { test: HOSTS_TEST, only: '^nginx.*every route and alias' },
    says: '"referrer-policy": "origin"',
  },
  {
    gate: 'Apache',
    broken: 'folders are listed, and not refused either',
    edits: [
      replaced(built('.htaccess'), 'Options -Indexes', 'Options +Indexes'),
      replaced(built('.htaccess'), 'RewriteCond %{REQUEST_FILENAME} -d\n', 'RewriteCond %{REQUEST_FILENAME} -z\n'),
    ],
    proof: { test: HOSTS_TEST, only: '^Apache.*folders' },
    says: '"contents"',
  },
  {
    gate: 'Caddy',
    broken: '`immutable` is removed',
    edits: [replaced('dist/hosting/caddy/site.caddy', ', immutable', '')],
    proof: { test: HOSTS_TEST, only: '^Caddy.*files of every kind' },
    says: 'immutable',
  },
  {
    gate: 'CloudFront',
    broken: 'the headers of all addresses are left out of the others',
    edits: [replaced('scripts/hosting/cloudfront.ts', '{ ...all.headers, ...headers }', 'headers')],
    proof: { test: 'tests/scripts/hosting.test.ts', only: 'comes with the headers of /pay' },
    says: '-   "permissions-policy"',
  },
  {
    gate: '_redirects',
    broken: 'results of payments are redirected',
    edits: [replaced('scripts/hosting/headers-file.ts', '} 200`', '} 302`')],
    proof: { test: 'tests/scripts/hosting.test.ts', only: 'leads to the page that reads' },
    says: 'index.html 302',
  },
  {
    gate: 'a payment goes to the payment service alone',
    broken: 'every page asks another address',
    edits: [inScript("new Image().src='https://collector.example.org/pixel.gif'")],
    proof: { test: 'tests/browser/privacy.test.ts', only: 'a payment stores nothing' },
    says: 'another host: https://collector.example.org',
  },
];
