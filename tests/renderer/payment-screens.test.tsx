import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { payment as written } from '#compiled';
import { PaymentFormScreen } from '../../renderer/islands/PaymentFormScreen';
import { PaymentResultScreen } from '../../renderer/islands/PaymentResultScreen';
import type { PaymentResultProps } from '../../renderer/islands/payment/PaymentResult';
import type { PaymentFormProps } from '../../renderer/islands/payment/payment-form-props';
import { en } from '../../shared/words/en';
import { there } from '../support/there';

const payment = there(written);

const error = { html: '<p>Oops!</p>' };

const form: PaymentFormProps = {
  api: '/api',
  allowedHosts: ['pay.example.org'],
  currencies: [
    { code: 'TND', number: 788 },
    { code: 'EUR', number: 978 },
  ],
  texts: { ...payment.form, button: 'Pay' },
  words: en.paymentForm,
};

const result: PaymentResultProps = {
  api: '/api',
  currencies: [],
  texts: payment.result,
  words: en.paymentResult,
  receipt: {
    conference: 'AMICAI',
    language: 'en',
    timeZone: 'Africa/Tunis',
    titles: {},
    accommodation: [],
    counts: {},
  },
};

const formAt = (address: string) =>
  renderToStaticMarkup(<PaymentFormScreen address={address} path="/pay" form={form} error={error} />);

const resultAt = (address: string) =>
  renderToStaticMarkup(<PaymentResultScreen address={address} path="/Registrationok" result={result} error={error} />);

it("shows the form with the backend's names, the first currency chosen, and no check of the browser's own", () => {
  const html = formAt('/pay');
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['first_name', 'last_name', 'email', 'amount', 'currency']);
  expect(html).toContain('<option value="788" selected="">TND</option><option value="978">EUR</option>');
  expect(html).toMatch(/<form[^>]* noValidate=""/);
});

it('keeps the form from being sent before its script is there, since what was typed would be lost', () => {
  expect(formAt('/pay')).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Pay</);
});

it.each([
  '/Registrationok',
  '/Registrationok/',
  '/Registrationok/123',
  '/Registrationok/123?orderId=7&lang=en',
  '/Registrationok/1/2/3',
  '/Registrationok/index.html',
])('waits for the result at %s', (address) => {
  expect(resultAt(address)).toContain('>Loading...</p>');
});

it('shows the error screen’s words at an address that is none of its own', () => {
  for (const html of [formAt('/elsewhere'), resultAt('/elsewhere')])
    expect(html).toMatch(/^<div[^>]*><p>Oops!<\/p><\/div>$/);
});

it('writes no style attribute, which the content security policy would block', () => {
  expect(formAt('/pay') + resultAt('/Registrationok')).not.toContain('style=');
});
