import { describe, expect, it } from 'vitest';
import { type Answer, formUrlOf, REQUEST, startSandbox } from './support/sandbox';

const sandbox = startSandbox();

const address = (faults: string) => `fault+${faults}@example.org`;

/** Answers that break the contract on purpose are asked for past the check against it. */
const create = (faults: string, key?: string): Promise<Answer> =>
  sandbox.ask('/payment-sandbox/api/create-payment', {
    method: 'POST',
    body: JSON.stringify({ ...REQUEST, email: address(faults) }),
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  });

async function infoAddress(faults: string): Promise<string> {
  const back = await sandbox.decide(await sandbox.order({ email: address(faults) }), 'approve');
  return (back ?? '').replace('/Registrationok', '/payment-sandbox/api/payment-info');
}
const info = async (faults: string): Promise<Answer> => sandbox.ask(await infoAddress(faults));

describe('create-payment, on demand,', () => {
  it('answers late', async () => {
    const start = performance.now();
    const answer = await create('delay-300');

    expect(performance.now() - start).toBeGreaterThan(290);
    expect(answer.status).toBe(201);
  });

  it.each([400, 422, 429, 500, 503])('answers %i', async (status) => {
    const { headers, ...answer } = await sandbox.create({ body: { ...REQUEST, email: address(`http-${status}`) } });

    expect(answer.status).toBe(status);
    expect(headers.get('retry-after')).toBe(status === 429 || status === 503 ? '1' : null);
  });

  it('drops the connection', async () => {
    await expect(create('drop')).rejects.toThrow('fetch failed');
  });

  it('answers with what is not JSON', async () => {
    const answer = await create('malformed');

    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.json).toThrow(SyntaxError);
  });

  it('leaves out formUrl', async () => {
    expect((await create('no-form-url')).json()).toEqual({});
  });

  it.each([
    ['http', 'http://evil.example/pay'],
    ['script', 'javascript:alert(document.domain)'],
    ['foreign', 'https://evil.example/pay'],
    ['disguised', 'https://pay.example.org@evil.example/pay'],
  ])('answers with a formUrl that must not be followed: %s', async (name, formUrl) => {
    expect((await create(`form-url-${name}`)).json()).toEqual({ formUrl });
  });

  it('fails once and, asked again with the same key, gives the payment that it has made', async () => {
    const failed = await create('http-500+once', 'retry');
    const again = await create('http-500+once', 'retry');

    expect([failed.status, again.status]).toEqual([500, 201]);
    expect((await sandbox.ask(formUrlOf(again))).status).toBe(200);
  });

  it.each(['drip', 'delay', 'http-200', 'unknown', 'info-no-form-url', 'drop+drop', 'once', ''])(
    'refuses %j, which is no fault',
    async (name) => {
      const answer = await sandbox.create({ body: { ...REQUEST, email: address(name) } });

      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'email' }] });
    },
  );

  it('works as it should for everybody else', async () => {
    for (const email of ['fault@example.org', 'default+drop@example.org', 'fault+drop@example.com']) {
      expect((await sandbox.create({ body: { ...REQUEST, email } })).status).toBe(201);
    }
  });
});

describe('payment-info, on demand,', () => {
  it('answers late, while create-payment does not', async () => {
    const path = await infoAddress('info-delay-300');
    const start = performance.now();
    const answer = await sandbox.ask(path);

    expect(performance.now() - start).toBeGreaterThan(290);
    expect(answer.json()).toMatchObject({ status: 2 });
  });

  it('answers 500', async () => {
    expect((await info('info-http-500')).status).toBe(500);
  });

  it('drops the connection', async () => {
    await expect(info('info-drop')).rejects.toThrow('fetch failed');
  });

  it('answers with what is not JSON', async () => {
    expect((await info('info-malformed')).json).toThrow(SyntaxError);
  });

  it('does not know the payment', async () => {
    expect((await info('info-unknown')).json()).toBeNull();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 9])('says that the status is %i', async (status) => {
    expect((await info(`info-status-${status}`)).json()).toMatchObject({ amount: 12_500, status });
  });

  it('leaves out the status', async () => {
    const told = (await info('info-no-status')).json();
    expect(told).toMatchObject({ amount: expect.any(Number) });
    expect(told).not.toHaveProperty('status');
  });

  it('answers with markup', async () => {
    expect((await info('info-markup')).json()).toMatchObject({ email: expect.stringContaining('<img') });
  });

  it('works again after a failure that was asked for once', async () => {
    const path = await infoAddress('info-http-503+once');
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push((await sandbox.ask(path)).status);

    expect(statuses).toEqual([503, 200, 200]);
  });
});
