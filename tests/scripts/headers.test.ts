import { describe, expect, it } from 'vitest';
import { metaPolicy } from '../../scripts/hosting/policy/content-security-policy';
import { headersFor } from '../../scripts/hosting/policy/headers';
import { INLINE_SCRIPT_HASHES } from '../../scripts/hosting/policy/inline-scripts';
import { FACTS } from './support/site-facts';

const connectSources = (paymentApi: string) =>
  /connect-src ([^;]+)/.exec(headersFor('/pay', { ...FACTS, paymentApi })['content-security-policy'] ?? '')?.[1];

describe('the content security policy', () => {
  it.each([
    ['https://payments.example.org', "'self' https://payments.example.org"],
    ['https://example.org:8443/v1/payments', "'self' https://example.org:8443"],
    ['/payment-sandbox/api', "'self'"],
  ])('lets pages connect only to their own site and the payment service %s', (paymentApi, sources) => {
    expect(connectSources(paymentApi)).toBe(sources);
  });

  it('lets documents connect to no host, whatever the payment service is', () => {
    const headers = headersFor('/documents/a.pdf', FACTS);

    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  it('lets scripts of the site run, and inline scripts with a known hash', () => {
    const policy = headersFor('/', FACTS)['content-security-policy'];
    const hashes = INLINE_SCRIPT_HASHES.map((hash) => ` '${hash}'`).join('');
    expect(policy).toContain(`default-src 'none'; script-src 'self'${hashes}; style-src 'self';`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site;");
    expect(policy).not.toMatch(/unsafe|data:|\*/);
  });

  it('omits in meta elements what has no effect there', () => {
    expect(metaPolicy(FACTS)).toContain("connect-src 'self' https://payments.example.org;");
    expect(metaPolicy(FACTS)).not.toContain('frame-ancestors');
  });
});

describe('the other headers', () => {
  it.each([
    ['/', 'strict-origin-when-cross-origin'],
    ['/Registration', 'strict-origin-when-cross-origin'],
    ['/pay', 'no-referrer'],
    ['/pay/index.html', 'no-referrer'],
    ['/Registrationok', 'no-referrer'],
    ['/Registrationok/42', 'no-referrer'],
    ['/Registrationno', 'no-referrer'],
    ['/Registrationnotif', 'strict-origin-when-cross-origin'],
  ])('the referrer policy of %s is %s', (path, policy) => {
    expect(headersFor(path, FACTS)['referrer-policy']).toBe(policy);
  });

  it('require https for two years, without subdomains and without preload lists', () => {
    expect(headersFor('/', FACTS)['strict-transport-security']).toBe('max-age=63072000');
  });
});
