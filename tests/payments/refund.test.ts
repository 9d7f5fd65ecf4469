import { expect, it } from 'vitest';
import { main as refund } from '../../scripts/payments/commands/refund';
import { checkAttempt } from '../../scripts/payments/orders/observe';
import { openDesk } from './support/desk';

const REASON = ['--reason', 'Ill', '--by', 'Anna'];

it('sends back a part, another part and the rest at the gateway, and never more than what is left', async () => {
  const desk = await openDesk();
  const { id, attempts } = await desk.order({ amount: 100_000 });
  const call = (...args: string[]) => desk.call(refund, id, '--data', desk.data, ...args);
  const ledger = async () => (await desk.orders())[0]?.ledger.map(({ kind, amount }) => `${kind} ${amount}`);

  expect(await call('--amount', '12.5')).toMatchObject({ status: 2 });
  for (const amount of ['0', '-1', 'x', '1.2345', '0.000'])
    expect(await call(`--amount=${amount}`, ...REASON)).toMatchObject({ status: 2 });
  expect(await call('--amount', '100.001', ...REASON)).toMatchObject({
    status: 1,
    err: '100.001 TND cannot be sent back: 100.000 TND are left.\n',
  });
  expect(desk.asked).not.toContain('refund.do');
  expect(await call('--amount', '12.5', ...REASON)).toMatchObject({ status: 0 });
  expect(await call('--amount', '12.5', ...REASON)).toMatchObject({ status: 0 });
  expect(await ledger()).toEqual(['payment 100000', 'refund -12500', 'refund -12500']);
  expect(await call(...REASON)).toMatchObject({ status: 0, out: expect.stringContaining('75.000 TND') });
  expect(desk.fake.orders.get(attempts[0]?.gateway_id ?? '')).toMatchObject({ refunded: 100_000 });
  expect((await desk.orders())[0]?.state).toBe('refunded');
  expect(await call(...REASON)).toMatchObject({ status: 1, err: expect.stringContaining('Nothing is left') });
});

it.each(['before', 'after'] as const)(
  'keeps the ledger equal to the gateway when it is cut %s a refund',
  async (when) => {
    const desk = await openDesk();
    const { id, attempts } = await desk.order({ amount: 100_000 });
    const call = () => desk.call(refund, id, '--data', desk.data, '--amount', '60', ...REASON);
    desk.cutRefunds(when);
    const first = await call();
    desk.cutRefunds(undefined);
    const second = await call();
    for (const attempt of attempts) await checkAttempt(desk.service, attempt, 1000);

    const back = when === 'before' ? 0 : 60_000;
    expect(first.status).toBe(when === 'before' ? 1 : 0);
    if (when === 'before') expect(first.err).toContain('Do not repeat the refund now.');
    // What was not answered is in doubt for ten minutes; what was done leaves too little.
    expect(second.status).toBe(1);
    expect(desk.fake.orders.get(attempts[0]?.gateway_id ?? '')?.refunded).toBe(back);
    expect((await desk.orders())[0]?.ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000 - back);
  },
);

it('sends nothing back for an order that was not paid', async () => {
  const desk = await openDesk();
  const unpaid = await desk.order({}, { paid: false });

  expect(await desk.call(refund, unpaid.id, '--data', desk.data, ...REASON)).toMatchObject({
    status: 1,
    err: `Nothing was paid for ${unpaid.reference}.\n`,
  });
});
