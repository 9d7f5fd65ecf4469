import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { currencies, payment as written } from '#compiled';
import { withHtml } from '../../../renderer/html-texts';
import { ResultCard } from '../../../renderer/islands/payment/ResultCard';
import { resultAddress } from '../../../renderer/islands/payment/result-address';
import { wordsIn } from '../../../shared/words';
import { there } from '../../support/there';

const en = wordsIn('en');

const payment = there(written);

const INFO = { email: 'amel@example.org', amount: 12_500, currency: 788, status: 2 };

const TRANSFER = { account: { html: '<p>IBAN TN59</p>' }, words: en.paymentService };

const card = (info?: Readonly<Record<string, unknown>>, transfer?: typeof TRANSFER) =>
  renderToStaticMarkup(
    <ResultCard
      result={info ? { kind: 'found', info: { ...INFO, ...info } } : { kind: 'not-found' }}
      currencies={currencies}
      texts={withHtml(payment.result)}
      words={en.paymentResult}
      transfer={transfer}
    />,
  );
const headingOf = (html: string) => /<h2>(.*?)<\/h2>/.exec(html)?.[1];
const factsOf = (html: string) => [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, fact]) => fact);

describe('the card of a payment', () => {
  it('shows the e-mail address, the amount with the code of its currency, and the currency', () => {
    expect(factsOf(card({}))).toEqual(['<bdi>amel@example.org</bdi>', '<bdi>12.50 TND</bdi>', 'Tunisian dinar (TND)']);
    expect(factsOf(card({ amount: 90_000, currency: 978 })).slice(1)).toEqual(['<bdi>90 EUR</bdi>', 'Euro (EUR)']);
    expect(factsOf(card({ currency: 8 })).slice(1)).toEqual(['<bdi>12.50 008</bdi>', '008']);
  });

  it('is headed "Payment Successful" if the status is paid or missing', () => {
    expect([{}, { status: undefined }, { status: null }].map((info) => headingOf(card(info)))).toEqual(
      Array(3).fill('Payment Successful'),
    );
  });

  it.each([
    [0, 'Payment not made yet'],
    [1, 'Payment accepted, amount reserved'],
    [3, 'Payment cancelled'],
    [4, 'Payment refunded'],
    [5, 'Payment waiting for your bank'],
    [6, 'Payment declined'],
    [7, 'Payment in an unknown state'],
    [-1, 'Payment in an unknown state'],
    ['2', 'Payment in an unknown state'],
    ['length', 'Payment in an unknown state'],
    [{}, 'Payment in an unknown state'],
  ])('of status %j is headed "%s"', (status, heading) => {
    expect(headingOf(card({ status }))).toBe(heading);
  });

  it('says account and reference of a bank transfer that has not arrived', () => {
    const open = card({ status: 0, reference: 'RF18H4K7ABCD1234' }, TRANSFER);
    expect(headingOf(open)).toBe('Waiting for your bank transfer');
    expect(open).toContain('<bdi>RF18 H4K7 ABCD 1234</bdi>');
    expect(open).toContain('<p>IBAN TN59</p>');
    expect(headingOf(card({ status: 2, reference: 'RF18H4K7ABCD1234' }, TRANSFER))).toBe('Payment Successful');
  });

  it('says "Payment not found" and no facts where there is none', () => {
    expect([headingOf(card()), factsOf(card())]).toEqual(['Payment not found', []]);
  });

  it('shows markup as text', () => {
    expect(card({ email: '<img src=x onerror=alert(1)>' })).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe("the result's address", () => {
  const read = (query: string) => resultAddress('17', new URLSearchParams(query));

  it('has an order and a language, or neither', () => {
    expect(read('orderId=5&lang=en')).toEqual({ id: '17', orderId: '5', lang: 'en' });
    expect(read('')).toEqual({ id: '17', orderId: '', lang: '' });
  });
});
