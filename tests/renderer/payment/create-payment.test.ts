import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayment } from '../../../renderer/islands/payment/create-payment';
import { isPaymentPage } from '../../../renderer/islands/payment/payment-page';
import { isTransientFailure, sendRequest } from '../../../renderer/islands/payment/send-request';

const request = { first_name: 'Amel', last_name: 'Gharbi', email: 'amel@example.org', amount: 700_000, currency: 788 };
const service = { api: 'https://payments.example.org/v1', allowedHosts: ['pay.example.org'] };

type Fetch = typeof fetch;

const create = (fetch: Fetch) => createPayment(request, 'key-1', service, { fetch, site: 'amicai.example.org' });

const answering = (body: string, status = 201): Fetch => vi.fn<Fetch>(async () => new Response(body, { status }));

/** Never answers, but ends when it is aborted. */
const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('starting a payment', () => {
  it('sends one POST with the five fields and the key', async () => {
    const fetch = vi.mocked(answering('{"formUrl":"https://pay.example.org/1"}'));
    expect(await create(fetch)).toEqual({ kind: 'created', formUrl: 'https://pay.example.org/1' });
    expect(fetch).toHaveBeenCalledOnce();
    const [address, { method, headers, body } = {}] = fetch.mock.calls[0] ?? [];
    expect([address, method]).toEqual(['https://payments.example.org/v1/create-payment', 'POST']);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-1' });
    expect(JSON.parse(String(body))).toStrictEqual(request);
  });

  it.each([
    ['refused', '{"formUrl":"https://pay.example.org/1"}', 400],
    ['refused', '{"errors":[{"field":"email","message":"no"}]}', 422],
    ['refused', '<h1>Not found</h1>', 404],
    ['server', '{}', 500],
    ['server', 'Bad gateway', 502],
    ['server', 'Slow down', 429],
    ['malformed', '{"formUrl":"https://pay.example.org/1"', 200],
    ['malformed', '<!doctype html>', 200],
    ['malformed', '', 200],
    ['malformed', 'null', 200],
    ['malformed', '"https://pay.example.org/1"', 200],
    ['malformed', '{}', 201],
    ['malformed', '{"formUrl":null}', 201],
    ['malformed', '{"formUrl":{"href":"https://pay.example.org/1"}}', 201],
    ['malformed', '{"formUrl":""}', 201],
    ['refusedAddress', '{"formUrl":"https://evil.example/"}', 201],
    ['refusedAddress', '{"formUrl":"javascript:alert(1)"}', 201],
    ['refusedAddress', '{"formUrl":"http://127.0.0.1/card"}', 201],
  ])('fails as "%s" when the answer is %s with status %i', async (failure, body, status) => {
    expect(await create(answering(body, status))).toMatchObject({ kind: 'failed', failure });
  });

  it('goes to a page of the site for a bank transfer only', async () => {
    const transfer = { ...request, method: 'transfer' } as const;
    const answer = '{"formUrl":"https://amicai.example.org/Registrationok/1?orderId=2"}';
    const answerTo = (body: typeof request) =>
      createPayment(body, 'key-1', service, { fetch: answering(answer), site: 'amicai.example.org' });

    expect(await answerTo(transfer)).toMatchObject({ kind: 'created' });
    expect(await answerTo(request)).toMatchObject({ failure: 'refusedAddress' });
  });

  it('fails as "network" when nothing can be reached, and does not try again', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await create(fetch)).toMatchObject({ kind: 'failed', failure: 'network' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('an answer that does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['at all', silent],
    [
      'completely',
      (async (_, init) => {
        const body = new ReadableStream({
          start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
        });
        return new Response(body);
      }) satisfies Fetch,
    ],
  ])('%s is waited for 15 seconds', async (_, fetch) => {
    const ended = vi.fn();
    const created = create(fetch).finally(ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await created).toMatchObject({ kind: 'failed', failure: 'timeout' });
  });
});

it('sends no cookies, follows no redirect and uses no cached answer, whatever the options', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
  await sendRequest(fetch, 'https://payments.example.org/v1', 1000, {
    credentials: 'include',
    redirect: 'follow',
    cache: 'default',
  });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
});

it.each([
  [400, false],
  [404, false],
  [408, true],
  [409, false],
  [422, false],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('status %i is transient: %s', (status, mayPass) => {
  expect(isTransientFailure(status)).toBe(mayPass);
});

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
  ])('may not be %s, even then', (address) => {
    expect(isPaymentPage(address, HOSTS, '127.0.0.1')).toBe(false);
  });
});
