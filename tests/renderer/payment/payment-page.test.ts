import { describe, expect, it } from 'vitest';
import { isPaymentPage } from '../../../renderer/islands/payment/payment-page';

const HOSTS = ['pay.example.org'];

describe('a page to pay on', () => {
  it.each(['https://pay.example.org/form?order=1', 'https://PAY.example.org', 'https://pay.example.org:443/'])(
    'may be %s',
    (address) => {
      expect(isPaymentPage(address, HOSTS, 'amicai.example.org')).toBe(true);
    },
  );

  it.each([
    'http://pay.example.org/',
    'https://evil.example/',
    'https://pay.example.org.evil.example/',
    'https://evil.example/pay.example.org',
    'https://pay.example.org@evil.example/',
    'https://evil.example\\@pay.example.org/',
    'https://user:word@pay.example.org/',
    'https://user@pay.example.org/',
    'https://:word@pay.example.org/',
    'https://pay.example.org:8443/',
    'https://pay.example.org./',
    'https://sub.pay.example.org/',
    'javascript:alert(1)//https://pay.example.org/',
    'data:text/html,https://pay.example.org',
    'blob:https://pay.example.org/1',
    '//pay.example.org/',
    '/pay',
    '',
    'http://127.0.0.1:4173/card/1',
    'http://localhost/card/1',
    'https://localhost/card/1',
  ])('may not be %s', (address) => {
    expect(isPaymentPage(address, HOSTS, 'amicai.example.org')).toBe(false);
  });

  it.each(['http://127.0.0.1:4173/card/1', 'http://localhost:1/card/1', 'http://[::1]:1/card', 'https://localhost/'])(
    'may be %s while the site itself is tried on this machine',
    (address) => {
      for (const site of ['127.0.0.1', 'localhost', '[::1]']) expect(isPaymentPage(address, HOSTS, site)).toBe(true);
    },
  );

  it.each([
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'ftp://localhost/',
    'http://192.168.0.1/',
  ])('may not be %s even then', (address) => {
    expect(isPaymentPage(address, HOSTS, '127.0.0.1')).toBe(false);
  });
});
