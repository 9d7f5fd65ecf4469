import { describe, expect, it } from 'vitest';
import { type FormatName, formats } from '../../scripts/content/validate/formats';

const examples: Readonly<Record<Exclude<FormatName, 'markdown'>, { good: readonly string[]; bad: readonly string[] }>> =
  {
    date: {
      good: ['2024-02-29', '2023-12-13'],
      bad: ['2023-02-29', '2023-13-01', '13/12/2023', '2023-1-2', '2023-12-13 '],
    },
    colour: { good: ['#0b3c5d', '#FFFFFF'], bad: ['#fff', '0b3c5d', 'red', 'rgb(1 2 3)', '#0b3c5d80', ''] },
    time: { good: ['00:00', '09:30', '23:59'], bad: ['24:00', '9:30', '09h30', '09:60', '09:30:00'] },
    doi: {
      good: ['10.1000/182', '10.18653/v1/2023.acl-main.49'],
      bad: ['https://doi.org/10.1000/182', '10.1000', '10.1/x', '10.1000/a b'],
    },
    isbn: {
      good: ['978-0-00-000000-2', '0-306-40615-2', '9780306406157', '043942089X'],
      bad: ['978-0-00-000000-3', '978-0-00-0000', 'ISBN 0-306-40615-2', '977-0-00-000000-2'],
    },
    issn: { good: ['1613-0073', '0000-0000', '2434-561X'], bad: ['1613-0074', '16130073', '1613-007'] },
    'end-time': { good: ['00:00', '01:30', '24:00'], bad: ['24:01', '25:00', '9:30'] },
    'local-date-time': {
      good: ['2023-12-13T08:00'],
      bad: ['2023-12-13', '2023-12-13 08:00', '2023-12-13T08:00Z', '2023-02-30T08:00'],
    },
    'utc-time': {
      good: ['2023-12-13T08:00:00Z'],
      bad: ['2023-12-13T08:00', '2023-12-13T08:00:00', '2023-12-13T24:00:00Z', '2023-02-30T08:00:00Z'],
    },
    'time-zone': { good: ['Africa/Tunis', 'Europe/Paris', 'UTC'], bad: ['Tunis', 'Africa/Sfax', 'GMT+25', ''] },
    language: { good: ['fr', 'ar-TN', 'zh-Hant'], bad: ['French', 'FR', 'xx', 'fr_TN', 'fr ', ''] },
    currency: { good: ['TND', 'EUR', 'XCG'], bad: ['tnd', 'TDN', '788', 'Euro', 'EUR ', ''] },
    country: { good: ['TN', 'GB', 'Tunisia', 'Türkiye', 'UK'], bad: ['tn', 'ZZ', 'XQ', 'EU', 'Tn'] },
    orcid: {
      good: ['0000-0002-1825-0097', '0000-0002-1694-233X'],
      bad: [
        '0000-0002-1825-0098',
        '0000000218250097',
        'https://orcid.org/0000-0002-1825-0097',
        '0000-0002-1694-233x',
        '',
      ],
    },
    email: {
      good: ['a@example.org', 'first.last+x@mail.example.org'],
      bad: ['a@example', 'a example.org', 'a@b@c.org', '<a@b.org>', 'a@.org'],
    },
    origin: {
      good: ['https://a.example.org', 'http://localhost:3000', 'https://مؤتمر.example.org'],
      bad: [
        'https://a.example.org/',
        'a.example.org',
        'ftp://a.org',
        'https://a.example.org,',
        'https://a.example.org.',
        'https://a..org',
      ],
    },
    host: {
      good: ['pay.example.org', 'localhost', 'xn--caf-dma.example.org'],
      bad: [
        'https://pay.example.org',
        'pay.example.org/',
        'Pay.example.org',
        'pay.example.org:443',
        '-a.org',
        '*.org',
        '',
      ],
    },
    'api-address': {
      good: [
        'https://payments.example.org',
        'https://a.example.org:8443/v1',
        '/api/payments',
        'http://127.0.0.1:4173/api',
      ],
      bad: [
        'https://payments.example.org/',
        'http://payments.example.org',
        'http://localhost.example.org',
        'https://user@payments.example.org',
        'https://payments.example.org?key=1',
        'https://',
        '//evil.example.org',
        '/api/../..',
        '/',
        'javascript:alert(1)',
        'payments.example.org',
        '',
      ],
    },
    link: {
      good: [
        '/',
        '/schedule#day-1',
        '/documents/a.pdf',
        '#top',
        'https://a.example.org/x?y=1',
        'mailto:a@example.org?subject=x',
      ],
      bad: [
        'javascript:alert(1)',
        'JAVASCRIPT:alert(1)',
        ' javascript:alert(1)',
        'java\nscript:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        '//evil.example.org',
        '/\\evil.example.org',
        'schedule',
        './schedule',
        'https://',
        'mailto:nobody',
        '#',
        '',
      ],
    },
    route: {
      good: ['/', '/aiindustry4.0', '/Measuring&Testing'],
      bad: ['a', '//a', '/a b', '/a?b', '/a#b', '/../a', '/a/..', '/a%20b'],
    },
    asset: { good: ['/images/a.svg', '/é.png'], bad: ['images/a.svg', '/a b.svg', '/a.svg?x', '/'] },
  };

describe.each(Object.entries(examples))('the format %s', (name, { good, bad }) => {
  const { test } = formats[name as FormatName];

  it.each(good)('accepts %j', (text) => {
    expect(test(text)).toBe(true);
  });

  it.each(bad)('refuses %j', (text) => {
    expect(test(text)).toBe(false);
  });
});
