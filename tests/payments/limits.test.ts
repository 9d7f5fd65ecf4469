import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Health } from '../../scripts/payments/server/health';
import { Limits, trustedProxies } from '../../scripts/payments/server/limits';
import { createPaymentServer, MOST_CONNECTIONS } from '../../scripts/payments/server/server';
import { listen } from '../../scripts/serve/listen';
import { REQUEST, startStack } from './support/stack';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Serves a service on a port. */
async function serve(changes: Parameters<typeof createPaymentServer>[2] = {}, proxies?: string) {
  const stack = await startStack();
  const guards = { limits: new Limits(trustedProxies(proxies)), health: new Health() };
  const server = createPaymentServer(stack.service, guards, changes);
  const origin = new URL(await listen(server, { host: '127.0.0.1', port: 0, backlog: MOST_CONNECTIONS })).origin;
  ends.push(stack.close, () => server.close().closeAllConnections());
  return { stack, origin, port: Number(new URL(origin).port) };
}

const lookUp = (origin: string, forwardedFor?: string) =>
  fetch(`${origin}/payment-info/nothing?orderId=nothing`, {
    ...(forwardedFor !== undefined && { headers: { 'x-forwarded-for': forwardedFor } }),
  });

/** How many of many requests are answered with each status. */
async function statuses(times: number, send: (at: number) => Promise<Response>) {
  const counts: Record<number, number> = {};
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => send(at)));
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const post = (origin: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/create-payment`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('an address', () => {
  it('is answered 429 with Retry-After once it asks too much, until the next window, and others are answered', async () => {
    const { stack, origin } = await serve();

    expect(await statuses(130, () => lookUp(origin, '192.0.2.1'))).toEqual({ 200: 120, 429: 10 });
    expect((await lookUp(origin, '192.0.2.1')).headers.get('retry-after')).toMatch(/^([1-9]|10)$/);
    expect((await lookUp(origin, '192.0.2.2')).status).toBe(200);
    expect(stack.lines).toEqual(['GET /payment-info: 429']);
    stack.wait(10_000);
    expect((await lookUp(origin, '192.0.2.1')).status).toBe(200);
  });

  it.each([
    ['is the last that the proxy wrote, whatever stands before', (at: number) => `198.51.100.${at % 200}, 192.0.2.1`],
    ['is a network of IPv6, of which one subscriber has all', (at: number) => `2001:db8:0:1::${at.toString(16)}`],
    ['is the same in the notation of IPv6', (at: number) => (at % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')],
  ])('%s', async (_, forwardedFor) => {
    const { origin } = await serve();
    expect(await statuses(130, (at) => lookUp(origin, forwardedFor(at)))).toEqual({ 200: 120, 429: 10 });
  });

  it('is another one in another network of IPv6', async () => {
    const { origin } = await serve();
    expect(await statuses(130, (at) => lookUp(origin, `2001:db8:0:${at.toString(16)}::1`))).toEqual({ 200: 130 });
  });

  it('is not what a client writes that is no trusted proxy', async () => {
    const { origin } = await serve({}, '10.0.0.0/8');
    expect(await statuses(130, (at) => lookUp(origin, `192.0.2.${at}`))).toEqual({ 200: 120, 429: 10 });
  });

  it('is not counted on this machine', async () => {
    const { origin } = await serve();
    expect(await statuses(130, () => lookUp(origin))).toEqual({ 200: 130 });
  });

  it('of a proxy must be one', () => {
    expect(() => trustedProxies('10.0.0.0/8, nginx')).toThrow('PAYMENTS_TRUSTED_PROXIES has "nginx"');
    expect(() => trustedProxies('10.0.0.0/99')).toThrow('PAYMENTS_TRUSTED_PROXIES has "10.0.0.0/99"');
  });
});

describe('all addresses together', () => {
  it('may post what 300 payers post who press the button three times at once', async () => {
    // On a busy machine, payers and gateway in the same process are slow clients.
    const { stack, origin } = await serve({ headersTimeout: 120_000, requestTimeout: 120_000 });

    const answers = await statuses(900, (at) =>
      post(origin, JSON.stringify({ ...REQUEST, amount: 1000 + (at % 300) }), {
        'idempotency-key': `payer-${at % 300}`,
        'x-forwarded-for': `2001:db8:0:${(at % 300).toString(16)}::1`,
      }),
    );
    expect(answers).toEqual({ 201: 900 });
    expect(stack.bank.gateway.orders.size).toBe(300);
  });

  it('are answered 503 with Retry-After beyond a limit, to which the flood of one adds nothing', () => {
    const limits = new Limits();
    const from = (address: string) => {
      const socket = { remoteAddress: address };
      return limits.tooMany({ socket, headers: {} } as Parameters<Limits['tooMany']>[0], 'any', 10, 1000);
    };
    for (let at = 0; at < 5000; at++) from('192.0.2.1');
    const answers = Array.from({ length: 3000 }, (_, at) => from(`198.51.${at >> 8}.${at % 256}`));

    expect(answers.filter((each) => each === undefined)).toHaveLength(2990);
    expect(answers.at(-1)).toEqual({ status: 503, seconds: 9 });
  });
});

describe('a connection', () => {
  const limits = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const head = 'POST /create-payment HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n';

  it.each([
    ['its headers', 'POST /create-payment HTTP/1.1\r\nx: '],
    ['its body', `${head}\r\n`],
  ])('that trickles %s is cut, without a line in the log', async (_, atOnce) => {
    const { stack, port } = await serve(limits);
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.resume().write(atOnce);
    const drip = setInterval(() => socket.write(' '), 20);
    await once(socket, 'close');
    clearInterval(drip);
    expect(stack.lines).toEqual([]);
    expect(await stack.orders()).toEqual([]);
  });

  it('on which nothing is sent is cut', async () => {
    const { port } = await serve(limits);
    const socket = connect(port, '127.0.0.1').resume();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });

  it('beyond the most that are open at once is closed, until others have ended', async () => {
    const { port, origin } = await serve({ maxConnections: 2 });
    const open = [1, 2].map(() => connect(port, '127.0.0.1'));
    await Promise.all(open.map((socket) => once(socket, 'connect')));
    const third = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(third.resume(), 'close');
    for (const socket of open) socket.destroy();
    await expect
      .poll(() =>
        lookUp(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
});

describe('a request', () => {
  const bodyOf = (bytes: number) => {
    const body = JSON.stringify({ ...REQUEST, last_name: '' });
    return body.replace('"last_name":""', `"last_name":"${'x'.repeat(bytes - body.length)}"`);
  };

  it.each([
    [16_384, 422],
    [16_385, 413],
  ])('of %i bytes is answered %i', async (bytes, status) => {
    const { origin } = await serve();
    expect((await post(origin, bodyOf(bytes))).status).toBe(status);
  });

  it.each([
    ['https://sand.example.org', 201],
    ['http://sand.example.org', 403],
    ['https://sand.example.org:8443', 403],
    ['https://sand.example.org.evil.example', 403],
    ['null', 403],
  ])('from the origin %s is answered %i', async (from, status) => {
    const { stack, origin } = await serve();
    const answer = await post(origin, JSON.stringify(REQUEST), { origin: from });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(status === 201 ? from : null);
    expect(stack.lines).toEqual(status === 201 ? [] : ['POST /create-payment: 403']);
  });

  it.each(['/payment-info/%01?orderId=b', '/payment-info/a?orderId=b%00', '/payment-info/a?orderId='])(
    'for %s finds nothing',
    async (path) => {
      const { origin } = await serve();
      expect(await (await fetch(origin + path)).json()).toBeNull();
    },
  );

  it.each(['/', '/.git/config', '/payments.json', '/%2e%2e/orders.sqlite'])(
    'for a file is answered 404: %s',
    async (path) => {
      const { origin } = await serve();
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );

  it('is not answered by TRACE, and a page may read when to repeat it', async () => {
    const { origin, port } = await serve();
    const { status } = await new Promise<{ status: number | undefined }>((resolve) =>
      request({ port, path: '/create-payment', method: 'TRACE' }, (answer) =>
        resolve({ status: answer.resume().statusCode }),
      ).end(),
    );
    expect(status).toBe(405);
    const allowed = await fetch(`${origin}/create-payment`, {
      method: 'OPTIONS',
      headers: { origin: 'https://sand.example.org' },
    });
    expect(allowed.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  it('that fails inside is answered without the reason, which the log has', async () => {
    const { stack, origin } = await serve();
    const broken = () => Promise.reject(Object.assign(new Error('secret host 10.1.2.3'), { code: 'ECONNREFUSED' }));
    Object.assign(stack.database, { transaction: broken });
    const answer = await lookUp(origin);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).not.toContain('secret');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(stack.lines).toEqual(['A request failed: ECONNREFUSED']);
  });
});

it.each([
  ['it-IT,fr-TN;q=0.8,en;q=0.5', 'fr-TN'],
  ['ar', 'ar'],
  ['it', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('mails are in the first language of the browser that there is: %s', async (asked, language) => {
  const { stack, origin } = await serve();
  await post(origin, JSON.stringify(REQUEST), asked === undefined ? {} : { 'accept-language': asked });
  expect((await stack.orders()).map((order) => order.language)).toEqual([language]);
});
