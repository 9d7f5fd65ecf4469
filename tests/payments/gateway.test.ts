import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newReference, referencesIn } from '../../scripts/payments/bank/reference';
import { clicToPay } from '../../scripts/payments/gateways/clictopay';
import { minorUnits } from '../../scripts/payments/gateways/minor-units';
import { serveAnswers } from './support/stack';

let answer: () => Response = () => Response.json({});
const asked: { call: string; fields: Record<string, string> }[] = [];
const server = await serveAnswers((call, fields) => {
  asked.push({ call, fields: Object.fromEntries(fields) });
  return answer();
});
afterAll(() => server.close());
beforeEach(() => asked.splice(0));

const gateway = clicToPay({ url: `${server.url}/rest/`, user: 'shop', password: 'secret' });
const REGISTRATION = {
  ...{ orderNumber: 'RF00N1', amount: 10_500, currency: 788, description: 'Sand', language: 'ar-TN', lifetime: 1200 },
  ...{ returnUrl: 'https://sand.example.org/ok/1', failUrl: 'https://sand.example.org/no' },
};
const says = (body: unknown) => {
  answer = () => Response.json(body);
};

describe('a registration', () => {
  it('sends whole minor units, numbers and addresses, in the body only', async () => {
    says({ orderId: 'a1', formUrl: 'https://pay.example.org/a1' });

    expect(await gateway.register(REGISTRATION)).toEqual({
      ...{ kind: 'open', gatewayId: 'a1', formUrl: 'https://pay.example.org/a1' },
    });
    expect(asked).toEqual([
      {
        call: '/rest/register.do',
        fields: {
          ...{ userName: 'shop', password: 'secret', orderNumber: 'RF00N1', amount: '10500', currency: '788' },
          ...{ description: 'Sand', language: 'ar', sessionTimeoutSecs: '1200' },
          ...{ returnUrl: REGISTRATION.returnUrl, failUrl: REGISTRATION.failUrl },
        },
      },
    ]);
  });

  it.each([
    // What it does not take, it will not take the next time.
    ['3', 'refused'],
    ['4', 'refused'],
    ['5', 'refused'],
    // After all else it may have the order, so that the number is never used again.
    ['1', 'unknown'],
    ['2', 'unknown'],
    ['6', 'unknown'],
    ['7', 'unknown'],
    ['99', 'unknown'],
    ['0', 'unknown'],
  ])('with the error %s is %s', async (errorCode, kind) => {
    says({ errorCode, errorMessage: 'No' });
    expect(await gateway.register(REGISTRATION)).toMatchObject({ kind });
    says({ errorCode: Number(errorCode) });
    expect(await gateway.register(REGISTRATION)).toMatchObject({ kind });
  });

  it.each<readonly [string, () => Response, object]>([
    ['429', () => new Response('', { status: 429 }), { kind: 'unknown', why: 'overloaded', retryAfter: 5 }],
    ['500', () => new Response('', { status: 500 }), { kind: 'unknown' }],
    ['a page in place of JSON', () => new Response('<html>'), { kind: 'unknown' }],
    ['no object', () => Response.json(null), { kind: 'unknown' }],
    ['no address', () => Response.json({ orderId: 'a1' }), { kind: 'unknown' }],
    ['no order', () => Response.json({ formUrl: 'https://pay.example.org/' }), { kind: 'unknown' }],
    ['success: false beside error 0', () => Response.json({ success: false, errorCode: '0' }), { kind: 'unknown' }],
    ['a redirection', () => Response.redirect('https://evil.example/', 307), { kind: 'unknown' }],
    [
      'success: true beside an error',
      () => Response.json({ success: true, errorCode: '7', orderId: 'a', formUrl: 'https://pay.example.org/' }),
      { kind: 'open' },
    ],
  ])('answered by %s is in doubt, or taken', async (_what, reply, expected) => {
    answer = reply;
    expect(await gateway.register(REGISTRATION)).toMatchObject(expected);
  });

  it('of a gateway that is down is in doubt', async () => {
    const nowhere = clicToPay({ url: 'http://127.0.0.1:1', user: 'shop', password: 'secret' });

    expect(await nowhere.register(REGISTRATION)).toMatchObject({ kind: 'unknown' });
    expect(await nowhere.status('RF00N1', 1000)).toMatchObject({ kind: 'unreachable' });
  });

  it('of an amount with a fraction of a unit is not sent', async () => {
    expect(await gateway.register({ ...REGISTRATION, amount: 10_505, currency: 978 })).toMatchObject({
      kind: 'refused',
    });
    expect(gateway.problemOfAmount(10_505, 978)).toContain('multiple of 10');
    expect(asked).toEqual([]);
  });
});

describe('the state of an order', () => {
  const ORDER = { errorCode: '0', orderNumber: 'RF00N1', orderStatus: 2, amount: 1050, currency: '978' };

  it.each<readonly [string, object, object]>([
    [
      'by its number, with what was sent back',
      { ...ORDER, attributes: [{ name: 'mdOrder', value: 'a1' }], paymentAmountInfo: { refundedAmount: 20 } },
      {
        kind: 'order',
        status: 2,
        orderNumber: 'RF00N1',
        gatewayId: 'a1',
        amount: 10_500,
        currency: 978,
        refunded: 200,
      },
    ],
    ['with its id in a field', { ...ORDER, orderId: 'a2' }, { gatewayId: 'a2' }],
    ['without an id', ORDER, { gatewayId: undefined }],
    ['unknown there', { errorCode: 6 }, { kind: 'no-order' }],
    ['refused', { errorCode: '5' }, { kind: 'unreachable' }],
    ['in trouble', { errorCode: '7' }, { kind: 'unreachable' }],
    ['without an amount', { ...ORDER, amount: undefined }, { kind: 'unreachable' }],
    ['with an amount that is no number', { ...ORDER, amount: '1e3' }, { kind: 'unreachable' }],
    ['with a state that nobody knows', { ...ORDER, orderStatus: -1 }, { kind: 'unreachable' }],
  ])('is read: %s', async (_what, body, expected) => {
    says(body);
    expect(await gateway.status('RF00N1', 1000)).toMatchObject(expected);
    expect(asked[0]).toMatchObject({ call: '/rest/getOrderStatusExtended.do', fields: { orderNumber: 'RF00N1' } });
  });

  it('is waited for no longer than allowed', async () => {
    const silent = await serveAnswers(() => new Response(new ReadableStream()));
    const slow = clicToPay({ url: silent.url, user: 'shop', password: 'secret' });

    expect(await slow.status('RF00N1', 50)).toEqual({ kind: 'unreachable', why: 'TimeoutError' });
    silent.close();
  });
});

describe('a refund', () => {
  const refund = (amount: number, currency = 788) =>
    gateway.refund({ orderNumber: 'RF00N1', gatewayId: 'a1', amount, currency });

  it('sends an amount', async () => {
    says({ errorCode: '0' });
    await refund(500);
    expect(asked[0]).toMatchObject({ call: '/rest/refund.do', fields: { orderId: 'a1', amount: '500' } });
  });

  it.each([
    [0, 788],
    [-10, 788],
    [5, 978],
  ])('of %s in the currency %s is never sent, since 0 sends back everything', async (amount, currency) => {
    await expect(refund(amount, currency)).rejects.toThrow('cannot be sent back');
    expect(asked).toEqual([]);
  });

  it.each(['5', '6', '7'])('that fails with error %s says so', async (errorCode) => {
    says({ errorCode });
    await expect(refund(500)).rejects.toThrow(`error ${errorCode}`);
  });
});

it.each([
  [10_500, 788, 10_500],
  [10_500, 978, 1050],
  [10_505, 978, undefined],
  [5_000_000, 392, 5000],
  [1500, 392, undefined],
  [Number.MAX_SAFE_INTEGER, 788, Number.MAX_SAFE_INTEGER],
])('%s thousandths in the currency %s are %s minor units', (thousandths, currency, units) => {
  expect(minorUnits(thousandths, currency)).toBe(units);
});

describe('a reference', () => {
  it('has the check digits of ISO 11649', () => {
    // The example of the standard's own documents: RF18 5390 0754 7034 has 12 characters after the check digits.
    expect(referencesIn('RF18 5390 0754 7034')).toEqual(['RF18539007547034']);
    const all = Array.from({ length: 500 }, newReference);
    expect(new Set(all).size).toBe(500);
    for (const reference of all)
      expect(referencesIn(`pay ${reference.toLowerCase().slice(0, 6)} ${reference.slice(6)}!`)).toEqual([reference]);
  });

  it('with any one character changed, or two neighbours swapped, is none', () => {
    // Of digits alone: of letters, which count as two digits, a rare change stays unseen.
    const reference = 'RF18539007547034';
    for (let at = 4; at < reference.length; at++) {
      const other = reference[at] === '7' ? '8' : '7';
      expect(referencesIn(reference.slice(0, at) + other + reference.slice(at + 1))).toEqual([]);
      const [one = '', two = ''] = reference.slice(at, at + 2);
      if (two && one !== two)
        expect(referencesIn(reference.slice(0, at) + two + one + reference.slice(at + 2))).toEqual([]);
    }
  });
});
