import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const A = { first_name: 'Amel', last_name: 'Gharbi', email: 'amel@example.org', amount: 700_000, currency: 788 };
const B = { ...A, amount: 800_000 };
const API = 'https://payments.example.org';

/** Keys as a page has them that was just loaded. */
async function load() {
  vi.resetModules();
  return import('../../../renderer/islands/payment/payment-keys');
}

function storageOf(items: Map<string, string>): Partial<Storage> {
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('sessionStorage', storageOf(items));
});
afterEach(() => vi.unstubAllGlobals());

describe('the key of a payment', () => {
  it('is the same for the same request, after other requests and on the next page too', async () => {
    const { keyOf } = await load();
    const [first, other, again] = [await keyOf(A, API), await keyOf(B, API), await keyOf({ ...A }, API)];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(await (await load()).keyOf(A, API)).toBe(first);
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('is another for the service of another conference on the same host', async () => {
    const { keyOf, forgetSettled } = await load();
    const first = await keyOf(A, API);
    expect(await keyOf(A, '/conf-2027/payments')).not.toBe(first);
    await forgetSettled({ ...A, status: 2 }, '/conf-2027/payments');
    expect(await keyOf(A, API)).toBe(first);
  });

  it.each([[2], [3], [4], [6], [undefined], [null]])('ends with its payment: status %s', async (status) => {
    const { keyOf, forgetSettled } = await load();
    const [first, other] = [await keyOf(A, API), await keyOf(B, API)];
    await forgetSettled({ email: A.email, amount: A.amount, currency: A.currency, status }, API);
    expect(await keyOf(B, API)).toBe(other);
    expect(await keyOf(A, API)).not.toBe(first);
  });

  it.each([[0], [1], [5], [77], ['2']])('stays while its payment may be open: status %s', async (status) => {
    const { keyOf, forgetSettled } = await load();
    const first = await keyOf(A, API);
    await forgetSettled({ email: A.email, amount: A.amount, currency: A.currency, status }, API);
    expect(await keyOf(A, API)).toBe(first);
  });

  it('is stored without personal data, and not at all when no payment is open', async () => {
    const { keyOf, forgetSettled } = await load();
    await keyOf(A, API);
    const stored = [...items].join();
    for (const value of Object.values(A)) expect(stored).not.toContain(`"${value}"`);
    expect(stored).toMatch(/^open-payments,\[\{"body":"[\da-f]{64}","about":"[\da-f]{64}","key":"[\da-f-]{36}"\}\]$/);
    await forgetSettled({ ...A, status: 2 }, API);
    expect([...items]).toEqual([]);
  });

  it.each([
    ['is refused', () => vi.stubGlobal('sessionStorage', undefined)],
    ['is full', () => vi.stubGlobal('sessionStorage', { ...storageOf(items), setItem: () => fail('quota') })],
    ['throws', () => vi.stubGlobal('sessionStorage', { getItem: () => fail('denied'), setItem: () => fail('denied') })],
    ['holds something else', () => items.set('open-payments', '[{"key":1}]')],
    ['is damaged', () => items.set('open-payments', '[{')],
  ])('is the same on one page where storage %s', async (_, lay) => {
    lay();
    const { keyOf, forgetSettled } = await load();
    const first = await keyOf(A, API);
    await keyOf(B, API);
    expect(await keyOf(A, API)).toBe(first);
    await forgetSettled({ ...A, status: 2 }, API);
    expect(await keyOf(A, API)).not.toBe(first);
  });

  it('is the same on one page without https, where there is no hash, and nothing is stored', async () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const { keyOf, forgetSettled } = await load();
    const first = await keyOf(A, API);
    await keyOf(B, API);
    expect(await keyOf(A, API)).toBe(first);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([...items]).toEqual([]);
    await forgetSettled({ ...A, status: 2 }, API);
    expect(await keyOf(A, API)).not.toBe(first);
  });
});

function fail(why: string): never {
  throw new DOMException(why, 'QuotaExceededError');
}
