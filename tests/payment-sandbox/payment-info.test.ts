import { describe, expect, it } from 'vitest';
import { startSandbox } from './support/sandbox';

const sandbox = startSandbox();

const approved = async (): Promise<URL> => {
  const address = await sandbox.decide(await sandbox.order(), 'approve');
  return new URL(address ?? '', sandbox.origin);
};
const idOf = ({ pathname }: URL) => pathname.split('/').at(-1) ?? '';

describe('payment-info', () => {
  it('says the same however often it is asked', async () => {
    const { pathname, search } = await approved();
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.result(pathname + search)));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('has no data, and no error, for a payment that there is not', async () => {
    const answer = await sandbox.info('nobody', '?orderId=nothing&lang=en');

    expect(answer.status).toBe(200);
    expect(answer.json()).toBeNull();
  });

  it.each([
    ['no order', ''],
    ['an empty order', '?orderId=&lang=en'],
    ['the order of another payment', '?orderId=7c1e4f0a-93c6-4f4c-8a8e-1b7a7f2a9c11&lang=en'],
  ])('tells nothing to those who name %s', async (_what, query) => {
    expect((await sandbox.info(idOf(await approved()), query)).json()).toBeNull();
  });

  it.each(['<img src=x onerror=alert(1)>', '../../create-payment', 'x'.repeat(5000), '__proto__', '%', '👩‍🔬'])(
    'takes no harm from the id %j',
    async (id) => {
      const answer = await sandbox.ask(`/payment-sandbox/api/payment-info/${encodeURIComponent(id)}?orderId=1`);

      expect([200, 400, 404]).toContain(answer.status);
      if (answer.status === 200) expect(answer.json()).toBeNull();
    },
  );

  it('is told nothing by the address of the page to pay on', async () => {
    const orderId = (await sandbox.order()).split('/').at(-1) ?? '';

    expect((await sandbox.info(orderId, `?orderId=${orderId}`)).json()).toBeNull();
  });
});

describe('the sandbox', () => {
  it.each([
    ['GET', '/payment-sandbox/api/create-payment', 'POST'],
    ['POST', '/payment-sandbox/api/payment-info/1', 'GET'],
    ['DELETE', '/payment-sandbox/card/1', 'GET, POST'],
  ])('does not answer %s %s, and says what may be used', async (method, path, allowed) => {
    const answer = await sandbox.ask(path, { method });

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
  });
});
