import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPaymentRequest } from '../../scripts/payments/contract/payment-request';
import { isPaymentRequest } from './support/contract';
import { formUrlOf, KINDS, REQUEST, startSandbox } from './support/sandbox';

describe.each(KINDS)('%s:', (kind) => {
  const sandbox = startSandbox(kind);

  const fieldsNamed = (answer: { json: () => unknown }) =>
    (answer.json() as { errors: { field: string; message: string }[] }).errors.map(({ field }) => field);

  describe('create-payment', () => {
    it("answers with the card provider's page, on the origin that it was asked on", async () => {
      const answer = await sandbox.create();

      expect(answer.status).toBe(201);
      expect(formUrlOf(answer)).toMatch(new RegExp(`^${sandbox.origin}/payment-sandbox/card/[0-9a-f-]{36}$`));
    });

    it.each([
      ['first_name', undefined],
      ['first_name', ''],
      ['first_name', ' \u00a0'],
      ['first_name', 'A\nB'],
      ['first_name', 'x'.repeat(101)],
      ['last_name', null],
      ['last_name', 7],
      ['email', 'nobody'],
      ['email', 'a@b'],
      ['email', 'a b@example.org'],
      ['email', `${'x'.repeat(250)}@example.org`],
      ['email', ['a@example.org']],
      ['amount', 0],
      ['amount', -1],
      ['amount', 12.5],
      ['amount', '12500'],
      ['amount', Number.MAX_SAFE_INTEGER + 1],
      ['amount', null],
      ['currency', 978],
      ['currency', '788'],
      ['currency', 0],
      ['card_number', '4111111111111111'],
    ])('rejects %s = %j and names the field', async (field, value) => {
      const answer = await sandbox.create({ body: { ...REQUEST, [field]: value } });

      expect(answer.status).toBe(422);
      expect(fieldsNamed(answer)).toEqual([field]);
      expect(answer.text).toContain(`${field} `.trim());
    });

    it('reports all fields at once', async () => {
      const answer = await sandbox.create({ body: {} });

      expect(fieldsNamed(answer)).toEqual(Object.keys(REQUEST));
    });

    it.each([
      { first_name: 'é', last_name: 'ة' },
      { first_name: '👩‍🔬'.repeat(20), last_name: '<script>alert(1)</script>' },
      { amount: 1 },
      { amount: Number.MAX_SAFE_INTEGER },
    ])('accepts %j', async (changes) => {
      expect((await sandbox.create({ body: { ...REQUEST, ...changes } })).status).toBe(201);
    });

    it.each([
      ['', 'body'],
      ['{', 'body'],
      [new Uint8Array([0x22, 0xe9, 0x22]), 'body'],
    ])('rejects a body that is not JSON in UTF-8: %j', async (body, field) => {
      const answer = await sandbox.create({ body });

      expect(answer.status).toBe(400);
      expect(fieldsNamed(answer)).toEqual([field]);
    });

    it.each(['[]', 'null', '"a"', '1'])('rejects the body %s, which is no object', async (body) => {
      const answer = await sandbox.create({ body });

      expect(answer.status).toBe(422);
      expect(fieldsNamed(answer)).toEqual(['body']);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
      'rejects the content type %s, which any other site could send',
      async (type) => {
        const answer = await sandbox.create({ headers: { 'content-type': type } });

        expect(answer.status).toBe(415);
        expect(fieldsNamed(answer)).toEqual(['Content-Type']);
      },
    );

    it('rejects a body that is too large', async () => {
      const answer = await sandbox.create({ body: { ...REQUEST, first_name: 'x'.repeat(20_000) } });

      expect(answer.status).toBe(413);
      expect(fieldsNamed(answer)).toEqual(['body']);
    });
  });

  describe('the Idempotency-Key', () => {
    it('gives the same payment for the same request, also when its fields stand in another order', async () => {
      const key = 'intent-1';
      const first = await sandbox.create({ key });
      const again = await sandbox.create({ key, body: Object.fromEntries(Object.entries(REQUEST).reverse()) });

      expect(again.status).toBe(201);
      expect(formUrlOf(again)).toBe(formUrlOf(first));
    });

    it('gives one payment when the requests come at the same time', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => sandbox.create({ key: 'intent-2' })));

      expect(new Set(answers.map(formUrlOf)).size).toBe(1);
    });

    it('is rejected for another request, and the first payment stays', async () => {
      const key = 'intent-3';
      const first = await sandbox.create({ key });

      const other = await sandbox.create({ key, body: { ...REQUEST, amount: 1 } });

      expect(other.status).toBe(422);
      expect(fieldsNamed(other)).toEqual(['Idempotency-Key']);
      expect(formUrlOf(await sandbox.create({ key }))).toBe(formUrlOf(first));
    });

    it('is not used up by a request that was rejected', async () => {
      const key = 'intent-4';
      await sandbox.create({ key, body: { ...REQUEST, amount: 0 } });

      expect((await sandbox.create({ key })).status).toBe(201);
    });

    it.each(['a b', 'é', 'x'.repeat(256)])('is rejected as %j', async (key) => {
      const answer = await sandbox.create({ key });

      expect(answer.status).toBe(400);
      expect(fieldsNamed(answer)).toEqual(['Idempotency-Key']);
    });
  });
});

const LAST_CODE_POINT = 0x10ffff;

/** Half a pair of UTF-16 is no letter. */
const codePoint = fc
  .nat({ max: LAST_CODE_POINT })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Any text at all, and names that every object has. fast-check's own of all letters takes more than a second to be made ready. */
const anyText = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.string({
      unit: fc.oneof(
        codePoint,
        fc.nat({ max: 0x7f }).map((code) => String.fromCodePoint(code)),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty') },
);

describe('the contract', () => {
  const text = fc.oneof(anyText, fc.constantFrom('', ' ', '\u00a0', 'x'.repeat(101), 'a@b.c', 'a@b'));
  const value = fc.oneof(text, fc.integer(), fc.double(), fc.constantFrom(null, true, [], {}, 788, 1, 2 ** 53));
  const body = fc.oneof(
    fc.record({ first_name: value, last_name: value, email: value, amount: value }, { requiredKeys: [] }),
    fc
      .tuple(fc.constantFrom(...Object.keys(REQUEST), 'other'), value)
      .map(([field, changed]) => ({ ...REQUEST, [field]: field === 'currency' ? 788 : changed })),
  );

  it('accepts and rejects the same requests as the sandbox', () => {
    fc.assert(
      fc.property(body, (asked) => {
        const sent: unknown = JSON.parse(JSON.stringify(asked));
        expect('request' in checkPaymentRequest(sent, [788])).toBe(isPaymentRequest(sent));
      }),
      { numRuns: 2000 },
    );
  });
});
