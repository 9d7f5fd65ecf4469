import { describe, expect, it } from 'vitest';
import {
  CAPACITY,
  createPayment,
  findOrder,
  findPayment,
  ORDER_STATUS,
  type Payments,
  settle,
} from '../../scripts/payment-sandbox/payments';

const request = { first_name: 'A', last_name: 'B', email: 'a@example.org', amount: 1, currency: 788 };

function created(payments: Payments, number: number, key?: string, amount = 1): Payments {
  const asked = { id: `id-${number}`, orderId: `order-${number}`, key, request: { ...request, amount } };
  const result = createPayment(payments, asked);
  return result.kind === 'conflict' ? [] : result.payments;
}

const WHEN = '2023-09-01T10:30:00.000Z';

describe('payments', () => {
  it('start unpaid, and leave the list that they are added to as it was', () => {
    const none: Payments = [];

    const one = created(none, 1);

    expect(none).toEqual([]);
    expect(one).toEqual([{ id: 'id-1', orderId: 'order-1', key: undefined, request, status: ORDER_STATUS.unpaid }]);
  });

  it('are made once for a key, however often it is sent', () => {
    const one = created([], 1, 'k');

    const again = createPayment(one, { id: 'id-2', orderId: 'order-2', key: 'k', request: { ...request } });

    expect(again).toEqual({ kind: 'repeated', payments: one, payment: one[0] });
  });

  it.each([
    ['approve', 'repeated'],
    ['decline', 'created'],
    ['cancel', 'created'],
  ] as const)('after %s, the same key finds a payment that was %s', (decision, kind) => {
    const settled = settle(created([], 1, 'k'), 'order-1', decision, WHEN);
    const again = createPayment(settled, { id: 'id-2', orderId: 'order-2', key: 'k', request });
    expect(again.kind).toBe(kind);
    // The newest payment of a key is that of the key.
    if (again.kind === 'created')
      expect(createPayment(again.payments, { id: 'id-3', orderId: 'order-3', key: 'k', request })).toMatchObject({
        kind: 'repeated',
        payment: { id: 'id-2' },
      });
  });

  it.each(['first_name', 'last_name', 'email', 'amount', 'currency'])('do not share a key if %s differs', (field) => {
    const asked = { id: 'id-2', orderId: 'order-2', key: 'k', request: { ...request, [field]: 'other' } };

    expect(createPayment(created([], 1, 'k'), asked)).toEqual({ kind: 'conflict' });
  });

  it('without a key, or with different ones, are different payments', () => {
    const all = [1, 2].reduce((payments, number) => created(payments, number), created(created([], 3, 'a'), 4, 'b'));

    expect(all.map(({ id }) => id)).toEqual(['id-3', 'id-4', 'id-1', 'id-2']);
  });

  it.each([
    ['approve', 2],
    ['decline', 6],
    ['cancel', 3],
  ] as const)('%s leads to the order status %i, and the first choice stands', (decision, status) => {
    const settled = settle(created(created([], 1), 2), 'order-1', decision, WHEN);
    const twice = settle(settle(settled, 'order-1', 'approve', WHEN), 'order-1', 'cancel', WHEN);

    expect(settled.map((payment) => payment.status)).toEqual([status, 0]);
    expect(twice).toEqual(settled);
  });

  it('are found by id and order together only', () => {
    const two = created(created([], 1), 2);

    expect(findPayment(two, 'id-1', 'order-1')).toBe(two[0]);
    expect(findPayment(two, 'id-1', 'order-2')).toBeUndefined();
    expect(findPayment(two, 'id-1', undefined)).toBeUndefined();
    expect(findOrder(two, 'order-2')).toBe(two[1]);
  });

  it('are forgotten when there are too many, the oldest first', () => {
    let payments: Payments = [];
    for (let number = 0; number <= CAPACITY; number++) payments = created(payments, number);

    expect(payments).toHaveLength(CAPACITY);
    expect(findOrder(payments, 'order-0')).toBeUndefined();
    expect(findOrder(payments, `order-${CAPACITY}`)).toBeDefined();
  });
});
