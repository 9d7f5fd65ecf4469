import { expect, it } from 'vitest';
import { paymentFacts } from '../../scripts/payments/facts';
import { sampleSite } from '../support/compiled-conferences';

it.each([
  ['https://uni.example.org', '/Registrationok', '/Registrationno'],
  ['https://uni.example.org/conf2027', '/conf2027/Registrationok', '/conf2027/Registrationno'],
])('payers come back to the site at %s', async (url, result, failure) => {
  const content = await sampleSite();
  const facts = paymentFacts({ ...content, conference: { ...content.conference, url } });

  expect(facts?.site).toMatchObject({ origin: 'https://uni.example.org', result, failure });
});
