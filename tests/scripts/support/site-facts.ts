import type { SiteFacts } from '../../../scripts/hosting/policy/site-facts';

/** A site whose payment pages have the addresses of the specification, with a past edition. */
export const FACTS: SiteFacts = {
  host: 'conference.example.org',
  paymentApi: 'https://payments.example.org',
  routes: [
    { path: '/pay', kind: 'payment-form' },
    { path: '/Registrationok', kind: 'payment-result' },
    { path: '/Registrationno', kind: 'payment-failure' },
  ],
  editions: ['/2022'],
};
