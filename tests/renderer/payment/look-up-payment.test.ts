import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpPayment } from '../../../renderer/islands/payment/look-up-payment';

const API = 'https://payments.example.org/v1';
const INFO = { email: 'amel@example.org', amount: 700_000, currency: 788, status: 2 };
const ADDRESS = { id: '17', orderId: 'o-1', lang: 'en' };

type Fetch = typeof fetch;
type Reply = () => Promise<Response>;

const says =
  (body: unknown, status = 200, headers = {}): Reply =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Looks up against these replies, one after the other; the last one goes on. Gives what was asked and waited for, too. */
async function lookUp(replies: readonly Reply[], address: Partial<typeof ADDRESS> = {}) {
  const pauses: number[] = [];
  const asked: string[] = [];
  const fetch: Fetch = (url) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? unreachable;
    asked.push(String(url));
    return reply();
  };
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  return { result: await lookUpPayment(API, { ...ADDRESS, ...address }, { fetch, pause }), asked, pauses };
}

describe('looking a payment up', () => {
  it('sends one request with the order and the language, and returns the answer', async () => {
    expect(await lookUp([says(INFO)])).toEqual({
      result: { kind: 'found', info: INFO },
      asked: [`${API}/payment-info/17?orderId=o-1&lang=en`],
      pauses: [],
    });
  });

  it.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['../create-payment', '..%2Fcreate-payment'],
    ['<img src=x>', '%3Cimg%20src%3Dx%3E'],
    ['%2e%2e', '%252e%252e'],
    ['أ', '%D8%A3'],
  ])('encodes the id %s within its part of the address', async (id, encoded) => {
    const { asked } = await lookUp([says(INFO)], { id });
    expect(asked).toEqual([`${API}/payment-info/${encoded}?orderId=o-1&lang=en`]);
  });

  it('encodes the order and the language, and omits what is not given', async () => {
    const { asked } = await lookUp([says(INFO)], { orderId: 'a&lang=b#c', lang: '' });
    expect(asked).toEqual([`${API}/payment-info/17?orderId=a%26lang%3Db%23c`]);
  });

  it.each(['', '.', '..', 'id', 'x'.repeat(256)])('finds nothing without a request for the id "%s"', async (id) => {
    const { result, asked } = await lookUp([says(INFO)], { id });
    expect([result, asked]).toEqual([{ kind: 'not-found' }, []]);
  });

  it.each([
    ['null', says('null')],
    ['nothing', says('')],
    ['an empty object', says({})],
    ['an empty list', says([])],
    ['status 404', says('<h1>Not found</h1>', 404)],
  ])('finds nothing when the answer is %s', async (_, reply) => {
    expect((await lookUp([reply])).result).toEqual({ kind: 'not-found' });
  });

  it.each([
    ['no JSON', says('{"email":')],
    ['a page', says('<!doctype html>')],
    ['a text', says('"paid"')],
    ['an amount that is a text', says({ ...INFO, amount: '700000' })],
    ['an amount that is not whole', says({ ...INFO, amount: 0.5 })],
    ['an amount that is too large to be exact', says({ ...INFO, amount: 2 ** 53 })],
    ['an amount below zero', says({ ...INFO, amount: -1 })],
    ['an e-mail address that is an object', says({ ...INFO, email: { toString: 'x' } })],
    ['no currency', says({ ...INFO, currency: null })],
    ['status 400', says({ errors: [] }, 400)],
    ['status 403', says(INFO, 403)],
  ])('fails, without another request, when the answer is %s', async (_, reply) => {
    const { result, asked } = await lookUp([reply]);
    expect([result.kind, asked.length]).toEqual(['failed', 1]);
  });

  it('tries again after a fault, at most twice, each time later', async () => {
    expect(await lookUp([says('', 500)])).toMatchObject({ result: { kind: 'failed' }, pauses: [1000, 2000] });
    expect(await lookUp([unreachable])).toMatchObject({ result: { kind: 'failed' }, pauses: [1000, 2000] });
    const third = await lookUp([unreachable, says('', 503), says(INFO)]);
    expect([third.result.kind, third.asked.length]).toEqual(['found', 3]);
  });

  it('waits as long as Retry-After says, in seconds or until a date, up to a limit', async () => {
    const busy = (after: string) => says('', 503, { 'retry-after': after });
    expect((await lookUp([busy('7'), says(INFO)])).pauses).toEqual([7000]);
    expect((await lookUp([busy('0'), says(INFO)])).pauses).toEqual([1000]);
    expect((await lookUp([busy('soon'), says(INFO)])).pauses).toEqual([1000]);
    const [untilDate = 0] = (await lookUp([busy(new Date(Date.now() + 9000).toUTCString()), says(INFO)])).pauses;
    expect(untilDate).toBeGreaterThan(6000);
    expect(untilDate).toBeLessThanOrEqual(9000);
    expect(await lookUp([busy('3600'), says(INFO)])).toMatchObject({ result: { kind: 'failed' }, pauses: [] });
  });
});

describe('an answer that does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is waited for ten seconds, three times', async () => {
    let asked = 0;
    const fetch: Fetch = (_, init) => {
      asked += 1;
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    };
    const looked = lookUpPayment(API, ADDRESS, { fetch, pause: async () => undefined });
    await vi.advanceTimersByTimeAsync(9999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(20_001);
    expect(asked).toBe(3);
    expect((await looked).kind).toBe('failed');
  });
});
