import { describe, expect, it } from 'vitest';
import { headersFor } from '../../scripts/serve/headers';

const connectSources = (paymentApi?: string) =>
  /connect-src ([^;]+)/.exec(headersFor('/pay', { paymentApi })['content-security-policy'] ?? '')?.[1];

describe('the content security policy', () => {
  it.each([
    ['https://payments.example.org', "'self' https://payments.example.org"],
    ['https://example.org:8443/v1/payments', "'self' https://example.org:8443"],
    ['/payment-sandbox/api', "'self'"],
    [undefined, "'self'"],
  ])('lets pages talk to their own site and to the payment service %s', (paymentApi, sources) => {
    expect(connectSources(paymentApi)).toBe(sources);
  });

  it('lets documents talk to nobody, whatever the payment service is', () => {
    const headers = headersFor('/documents/a.pdf', { paymentApi: 'https://payments.example.org' });

    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });
});
