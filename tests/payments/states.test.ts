import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FAKE_ACCESS, FakeGateway } from '../../scripts/payment-sandbox/fake-gateway/fake-gateway';
import { openDatabase } from '../../scripts/payments/database/open-database';
import { type Observation, ORDER_STATUS, type OrderStatus } from '../../scripts/payments/gateways/gateway';
import { createPayment } from '../../scripts/payments/orders/create-payment';
import { checkAttempt } from '../../scripts/payments/orders/observe';
import { isPaid } from '../../scripts/payments/orders/states';
import { rounds } from '../support/rounds';
import { there } from '../support/there';
import { FACTS, formOf, REQUEST } from './support/stack';

const LIFETIME = 1200;
const AMOUNT = REQUEST.amount;

/** What happens at the gateway, or between it and the service; a number is a part of the amount, in per cent. */
const event = fc.oneof(
  { weight: 3, arbitrary: fc.constant('ask' as const) },
  { weight: 2, arbitrary: fc.constant({ status: ORDER_STATUS.paid }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 50 }).map((part) => ({ part })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...([
        'lose the answer',
        'know no order',
        'close and retry',
        'retry',
        'pay the first',
        'reverse',
        'ask of another amount',
      ] as const),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(ORDER_STATUS)).map((status) => ({ status })) },
);

it('any sequence of events leaves the ledger equal to the gateway, downgrades no payment, and makes one receipt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25, size: 'max' }), async (events) => {
      let time = 0;
      const now = () => time;
      const fake = new FakeGateway((id) => `https://pay.example.org/${id}`, now);
      const call = (name: string, fields: Record<string, string>) =>
        fake.call(name, new URLSearchParams({ userName: FAKE_ACCESS.user, password: FAKE_ACCESS.password, ...fields }));
      let says: (real: Observation) => Observation = (real) => real;
      const card = {
        name: 'clictopay',
        lifetime: LIFETIME,
        problemOfAmount: () => undefined,
        register: async ({ orderNumber, amount }: { orderNumber: string; amount: number }) => {
          call('register.do', { orderNumber, amount: `${amount}`, currency: '788', returnUrl: '/' });
          const order = there([...fake.orders.values()].at(-1));
          return { kind: 'open', gatewayId: order.orderId, formUrl: order.orderId } as const;
        },
        status: async (orderNumber: string) => {
          const order = [...fake.orders.values()].find((each) => each.orderNumber === orderNumber);
          if (!order) return { kind: 'no-order' } as const;
          const { status, amount, refunded, orderId } = order;
          return says({ kind: 'order', status, orderNumber, gatewayId: orderId, amount, currency: 788, refunded });
        },
        refund: async () => undefined,
        hinted: () => undefined,
      };
      const database = await openDatabase(':memory:');
      const service = { database, facts: FACTS, gateways: { card }, origin: '', now, log: () => undefined };
      const create = () => createPayment(service, { key: 'one', request: REQUEST, language: 'fr' });
      const attempts = () =>
        database.transaction((run) =>
          run<{ order_number: string; gateway: string; state: 'open' }>('select * from attempts order by n'),
        );
      formOf(await create());
      const wasPaid = new Set<string>();
      const askAll = async (how: typeof says = (real) => real) => {
        says = how;
        for (const attempt of await attempts()) await checkAttempt(service, attempt, 1000);
        says = (real) => real;
        for (const { order_number, state } of await attempts()) {
          if (wasPaid.has(order_number)) expect(isPaid(state)).toBe(true);
          if (isPaid(state)) wasPaid.add(order_number);
        }
      };

      for (const each of events) {
        const all = [...fake.orders.values()];
        const [first, order] = [there(all[0]), there(all.at(-1))];
        if (each === 'ask') await askAll();
        else if (each === 'lose the answer') await askAll(() => ({ kind: 'unreachable', why: 'cut' }));
        else if (each === 'know no order') await askAll(() => ({ kind: 'no-order' }));
        // Neither is the money of another amount booked, nor is a payment taken back because of it.
        else if (each === 'ask of another amount' && order.status === ORDER_STATUS.unpaid)
          await askAll((real) => (real.kind === 'order' ? { ...real, status: ORDER_STATUS.paid, amount: 1 } : real));
        else if (each === 'close and retry') {
          time += LIFETIME * 1000;
          await create();
        }
        // A card that takes long: the form was closed meanwhile.
        else if (each === 'pay the first' && first.status === ORDER_STATUS.unpaid) first.status = ORDER_STATUS.paid;
        else if (each === 'retry') await create();
        else if (each === 'reverse' && order.status === ORDER_STATUS.paid) order.status = ORDER_STATUS.cancelled;
        else if (typeof each === 'object' && 'part' in each)
          call('refund.do', { orderId: order.orderId, amount: `${Math.round((AMOUNT * each.part) / 100)}` });
        else if (typeof each === 'object' && isSettled(each.status)) fake.settle(order.orderId, each.status);
        // A payment after a hold, or after a card that was declined at first.
        if (typeof each === 'object' && 'status' in each && each.status === ORDER_STATUS.paid && isHeld(order.status))
          order.status = ORDER_STATUS.paid;
      }
      const reversed = [...fake.orders.values()].filter(
        ({ orderNumber, status }) => status === ORDER_STATUS.cancelled && wasPaid.has(orderNumber),
      );
      await askAll();

      const { ledger, receipts, flags } = await database.transaction(async (run) => ({
        ledger: await run<{ kind: string; ref: string; order_number: string; amount: number }>('select * from ledger'),
        receipts: await run("select * from outbox where kind = 'receipt'"),
        flags: `${(await run<{ flags: string }>('select flags from orders'))[0]?.flags}`,
      }));
      for (const { orderNumber, status, amount, refunded } of fake.orders.values()) {
        const booked = ledger
          .filter((row) => row.order_number === orderNumber)
          .reduce((sum, row) => sum + row.amount, 0);
        const isIn = status === ORDER_STATUS.paid || status === ORDER_STATUS.refunded;
        expect(booked, `${orderNumber} ${status}`).toBe(isIn ? amount - refunded : 0);
      }
      expect(
        reversed.every(({ orderNumber }) => ledger.some((row) => row.kind === 'reversal' && row.ref === orderNumber)),
      ).toBe(true);
      expect(new Set(ledger.map(({ kind, ref }) => `${kind} ${ref}`)).size).toBe(ledger.length);
      const payments = ledger.filter(({ kind }) => kind === 'payment').length;
      expect(receipts).toHaveLength(Math.min(1, payments));
      expect(flags.includes('paid-twice')).toBe(payments > 1);
      await database.close();
    }),
    { numRuns: rounds(3000, 300) },
  );
});

const isSettled = (status: OrderStatus) => status !== ORDER_STATUS.refunded && status !== ORDER_STATUS.unpaid;
const isHeld = (status: OrderStatus) =>
  status === ORDER_STATUS.held || status === ORDER_STATUS.authenticating || status === ORDER_STATUS.declined;
