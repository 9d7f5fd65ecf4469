import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { payment as written } from '#content';
import { type PaymentScreen, PaymentScreens } from '../../renderer/islands/PaymentScreens';
import { en } from '../../renderer/words/en';
import { there } from '../support/there';

const payment = there(written);

const service = { api: '/api', allowedHosts: ['pay.example.org'] };

const SCREENS: readonly PaymentScreen[] = [
  {
    kind: 'form',
    path: '/pay',
    ...service,
    currencies: [
      { code: 'TND', number: 788 },
      { code: 'EUR', number: 978 },
    ],
    texts: { ...payment.form, button: 'Pay' },
    words: en.paymentForm,
  },
  {
    kind: 'result',
    path: '/Registrationok',
    api: '/api',
    currencies: [],
    texts: payment.result,
    words: en.paymentResult,
  },
  {
    kind: 'failure',
    path: '/Registrationno',
    picture: { src: '/failed.svg', sources: [], width: 480, height: 320 },
    imageAlt: 'Payment failed.',
  },
];

const screenAt = (address: string) =>
  renderToStaticMarkup(<PaymentScreens address={address} screens={SCREENS} error={{ html: '<p>Oops!</p>' }} />);

it("shows the form with the backend's names, the first currency chosen, and no check of the browser's own", () => {
  const html = screenAt('/pay');
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['first_name', 'last_name', 'email', 'amount', 'currency']);
  expect(html).toContain('<option value="788" selected="">TND</option><option value="978">EUR</option>');
  expect(html).toMatch(/<form[^>]* noValidate=""/);
});

it('keeps the form from being sent before its script is there, since what was typed would be lost', () => {
  expect(screenAt('/pay')).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Pay</);
});

it.each([
  '/Registrationok',
  '/Registrationok/',
  '/Registrationok/123',
  '/Registrationok/123?orderId=7&lang=en',
  '/Registrationok/1/2/3',
  '/Registrationok/index.html',
])('waits for the result at %s', (address) => {
  expect(screenAt(address)).toContain('>Loading...</p>');
});

it('shows a picture that has words after a payment that failed', () => {
  expect(screenAt('/Registrationno')).toContain(
    '<img src="/failed.svg" alt="Payment failed." width="480" height="320"/>',
  );
});

it('shows the error screen’s words at an address that is none of its own', () => {
  expect(screenAt('/elsewhere')).toMatch(/^<div[^>]*><p>Oops!<\/p><\/div>$/);
});

it('writes no style attribute, which the content security policy would block', () => {
  expect(['/pay', '/Registrationok', '/Registrationno'].map(screenAt).join('')).not.toContain('style=');
});
