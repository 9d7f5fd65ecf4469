import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '../../scripts/payments/gateways/gateway';
import { checkAttempt } from '../../scripts/payments/orders/observe';
import { paymentInfo } from '../../scripts/payments/orders/payment-info';
import { reconcile, reconcileAll } from '../../scripts/payments/orders/reconcile';
import { formOf, REQUEST, type Stack, startStack } from './support/stack';

const MINUTE = 60_000;
const chance = () => 0;

let stack: Stack;
beforeEach(async () => {
  stack = await startStack();
});
afterEach(() => stack.close());

const onlyOrder = async () => {
  const [order, ...others] = await stack.orders();
  if (!order || others.length > 0) throw new Error('There is not one order.');
  return order;
};
const states = async () => (await onlyOrder()).attempts.map(({ state }) => state);
const restart = async (changes: Parameters<typeof startStack>[0]) => {
  await stack.close();
  stack = await startStack(changes);
};

describe('a key', () => {
  it('posted three times at once has one order, one attempt and one address', async () => {
    const forms = (await Promise.all([1, 2, 3].map(() => stack.create('a')))).map(formOf);

    expect(new Set(forms).size).toBe(1);
    expect((await onlyOrder()).attempts).toHaveLength(1);
    expect(stack.bank.gateway.orders.size).toBe(1);
  });

  it('has the same address later, after the gateway has said that the form is still open', async () => {
    const form = formOf(await stack.create('a'));
    stack.wait(5 * MINUTE);
    expect(formOf(await stack.create('a'))).toBe(form);
  });

  it.each([{ amount: 1 }, { first_name: 'Nadia' }, { currency: 978 }, { email: 'other@example.org' }])(
    'is refused with another request: %j',
    async (changes) => {
      const form = formOf(await stack.create('a'));

      expect(await stack.create('a', { ...changes, ...(changes.currency && { amount: 12_500 }) })).toEqual({
        kind: 'conflict',
      });
      expect(formOf(await stack.create('a'))).toBe(form);
    },
  );

  it.each(['decline', 'cancel'] as const)(
    'has a new form after %s, with a number of its own, though no callback came',
    async (decision) => {
      const form = formOf(await stack.create('a'));
      await stack.bank.press(form, decision);
      stack.wait(MINUTE);

      const again = formOf(await stack.create('a'));
      expect(again).not.toBe(form);
      const numbers = [...stack.bank.gateway.orders.values()].map(({ orderNumber }) => orderNumber);
      expect(new Set(numbers).size).toBe(2);
    },
  );

  it('has a form while the gateway does not answer questions', async () => {
    await restart({ faults: { chance, cutStatus: 1 } });
    const form = formOf(await stack.create('a'));
    stack.wait(MINUTE);

    expect(formOf(await stack.create('a'))).toBe(form);
    stack.wait(60 * MINUTE);
    expect(await stack.create('a')).toEqual({ kind: 'later', seconds: 5 });
  });
});

describe('a lost answer to a registration', () => {
  it('is in doubt, and the next request gets another number', async () => {
    await restart({ faults: { chance, cutRegistration: 1 } });

    expect(await stack.create('a')).toEqual({ kind: 'later', seconds: 1 });
    expect(await stack.create('a')).toEqual({ kind: 'later', seconds: 1 });
    expect(await states()).toEqual(['unknown', 'unknown']);
    expect(stack.bank.gateway.orders.size).toBe(2);
  });

  it('leads to no mail of a failure when its form closes, since nobody saw it', async () => {
    await restart({ faults: { chance, cutRegistration: 1 } });
    await stack.create('a');
    stack.wait(60 * MINUTE);
    await reconcile(stack.service);

    expect(await states()).toEqual(['expired']);
    expect(await stack.mails()).toEqual([]);
  });

  it('of a gateway that has too much to do asks to wait longer, and is void when the gateway knows nothing of it', async () => {
    await restart({ faults: { chance: overloadedAtFirst(), overloaded: 0.5 } });

    expect(await stack.create('a')).toEqual({ kind: 'later', seconds: 5 });
    stack.wait(MINUTE);
    await reconcile(stack.service);
    expect(await states()).toEqual(['void']);
  });

  it('with an order that was given before is in doubt', async () => {
    await restart({ faults: { chance, repeatedId: 1 } });
    formOf(await stack.create('a'));

    expect(await stack.create('b')).toMatchObject({ kind: 'later' });
    expect(stack.lines.join()).toContain('gave this orderId before');
  });
});

const overloadedAtFirst = () => {
  let calls = 0;
  return () => (calls++ === 0 ? 0 : 1);
};

describe('a form that is closed', () => {
  it('is asked for before there is another: its last moment may have been used', async () => {
    const form = formOf(await stack.create('a'));
    await stack.bank.press(form, 'approve');
    stack.wait(60 * MINUTE);

    expect(formOf(await stack.create('a'))).toBe(form);
    expect(await states()).toEqual(['paid']);
  });

  it('is replaced if it was not paid', async () => {
    const form = formOf(await stack.create('a'));
    stack.wait(60 * MINUTE);

    expect(formOf(await stack.create('a'))).not.toBe(form);
    expect(await states()).toEqual(['expired', 'open']);
  });

  it('that was paid late is where the payer is sent, and not to the form after it', async () => {
    const form = formOf(await stack.create('a'));
    stack.wait(60 * MINUTE);
    const second = formOf(await stack.create('a'));
    settle(form, ORDER_STATUS.paid);
    await reconcileAll(stack.service);

    expect(second).not.toBe(form);
    expect(formOf(await stack.create('a'))).toBe(form);
    expect(await onlyOrder()).toMatchObject({ state: 'paid', flags: [] });
  });

  it('that was paid late, after the second was paid, is recorded and flagged', async () => {
    const form = formOf(await stack.create('a'));
    stack.wait(60 * MINUTE);
    await stack.bank.press(formOf(await stack.create('a')), 'approve');
    settle(form, ORDER_STATUS.paid);
    await reconcileAll(stack.service);

    const { id, flags, ledger } = await onlyOrder();
    expect(flags).toEqual(['paid-twice']);
    expect(ledger.map(({ amount }) => amount)).toEqual([REQUEST.amount, REQUEST.amount]);
    expect((await stack.mails()).filter((key) => key.startsWith('receipt'))).toEqual([`receipt:${id}`]);
    expect((await stack.mails()).filter((key) => key.startsWith('alert:paid-twice'))).toHaveLength(1);
  });
});

/** Changes an order at the gateway as its form would not. */
const settle = (form: string, status: (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]) => {
  const order = stack.bank.gateway.orders.get(form.split('/').at(-1) ?? '');
  if (order) order.status = status;
};

it.each([{ amount: 1 }, { currency: '978' }])(
  'a payment of something else (%j) is for a person to look at',
  async (other) => {
    const { orders } = stack.bank.gateway;
    const form = formOf(await stack.create('a'));
    const id = form.split('/').at(-1) ?? '';
    await stack.bank.press(form, 'approve');
    const real = orders.get(id);
    if (real) Object.assign(real, other);
    await reconcileAll(stack.service);

    const { flags, ledger, attempts, id: orderId } = await onlyOrder();
    expect([flags, ledger, attempts.map(({ state }) => state)]).toEqual([['attention'], [], ['attention']]);
    expect((await stack.mails()).map((key) => key.split(':').slice(0, 2).join(':'))).toEqual(['alert:attention']);
    // Until then the payer is told to wait.
    expect(await paymentInfo(stack.service, orderId, id)).toMatchObject({ status: ORDER_STATUS.held });
  },
);

it('a refund at the gateway, in parts, is booked once each, and told once each', async () => {
  await stack.bank.press(formOf(await stack.create('a')), 'approve');
  await reconcileAll(stack.service);
  const [gatewayId = ''] = stack.bank.gateway.orders.keys();
  for (const amount of [500, 2000]) {
    stack.wait(1000);
    await stack.service.gateways.card.refund({ orderNumber: 'RF00N1', gatewayId, amount, currency: 788 });
    for (const attempt of (await onlyOrder()).attempts) {
      await checkAttempt(stack.service, attempt, 1000);
      await checkAttempt(stack.service, attempt, 1000);
    }
  }

  const { ledger, state } = await onlyOrder();
  expect([state, ledger.map(({ amount }) => amount)]).toEqual(['part-refunded', [12_500, -500, -2000]]);
  expect((await stack.mails()).filter((key) => key.startsWith('refund'))).toHaveLength(2);
});

describe('reconciliation', () => {
  it('finds a payment whose callback was lost, 30 seconds after the registration', async () => {
    await stack.bank.press(formOf(await stack.create('a')), 'approve');

    stack.wait(29_000);
    expect(await reconcile(stack.service)).toEqual({ checked: 0, unanswered: 0 });
    stack.wait(1000);
    expect(await reconcile(stack.service)).toEqual({ checked: 1, unanswered: 0 });
    expect(await states()).toEqual(['paid']);
  });

  it('checks an attempt once, however many processes look', async () => {
    await stack.create('a');
    stack.wait(MINUTE);
    const rounds = await Promise.all([1, 2, 3].map(() => reconcile(stack.service)));

    expect(rounds.map(({ checked }) => checked).sort()).toEqual([0, 0, 1]);
  });

  it('goes on at once when the clock was set back by a day', async () => {
    await stack.bank.press(formOf(await stack.create('a')), 'approve');
    stack.wait(-24 * 60 * MINUTE);

    expect(await reconcile(stack.service)).toMatchObject({ checked: 1 });
    expect(await states()).toEqual(['paid']);
    expect(await reconcile(stack.service)).toMatchObject({ checked: 0 });
  });

  it('goes on for ten days, ever more rarely, and asks after payments of those days', async () => {
    await stack.create('a');
    let checks = 0;
    for (let minute = 0; minute < 14 * 24 * 60; minute += 5) {
      stack.wait(5 * MINUTE);
      checks += (await reconcile(stack.service)).checked;
    }
    expect(checks).toBeGreaterThan(35);
    expect(checks).toBeLessThan(45);
    expect(await states()).toEqual(['expired']);
  });
});
