import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { main as backup } from '../../scripts/payments/commands/backup';
import { main as doctor } from '../../scripts/payments/commands/doctor';
import { main as selftest } from '../../scripts/payments/commands/selftest';
import { main as show } from '../../scripts/payments/commands/show';
import { openDatabase } from '../../scripts/payments/database/open-database';
import { allOrders } from '../../scripts/payments/orders/all-orders';
import { reconcileAll } from '../../scripts/payments/orders/reconcile';
import { FACTS, openDesk } from './support/desk';

it('finds nothing to look at in order, and names what is odd, without secrets', async () => {
  const desk = await openDesk();
  vi.stubEnv('SMTP_URL', 'smtps://user:hidden@mail.example.org');
  vi.stubEnv('CLICTOPAY_PASSWORD', 'hidden');
  const call = () => desk.call(doctor, '--data', desk.data);
  const { id, reference } = await desk.order();

  const sound = await call();
  expect(sound.out).toContain('1 orders, 1 of them paid; in the ledger: 10.500 TND.');
  expect(sound.out).toContain(`Typed amounts were paid for: ${reference}.`);
  expect(sound).toMatchObject({ status: 0, out: expect.stringContaining('Nothing needs to be looked at.') });
  expect(sound.out).not.toContain('hidden');

  const change = (sql: string) => desk.service.database.transaction((run) => run(sql));
  await change(`update orders set flags = '["paid-twice"]'`);
  await change(`update attempts set next_check = 1`);
  await change(`update outbox set next_try = 1`);
  const [unknown] = (await desk.order({ email: 'other@example.org' }, { paid: false })).attempts;
  await change(`update attempts set state = 'unknown', created_at = 1 where order_number = '${unknown?.order_number}'`);
  vi.stubEnv('SMTP_URL', '');

  const odd = await call();
  expect(odd.status).toBe(1);
  for (const part of [
    `${reference} was paid twice`,
    '"unknown" since',
    'wait to be checked',
    'receipt:',
    'set SMTP_URL',
  ])
    expect(odd.out).toContain(part);
  await desk.call(show, id, '--set', 'flags=none', '--reason', 'Refunded', '--by', 'Anna');
  expect((await call()).out).not.toContain('paid twice');
});

it('says how many persons should be erased', async () => {
  const desk = await openDesk({
    ...FACTS,
    conference: { ...FACTS.conference, end: '2020-01-03' },
    settings: { retentionDays: 30 },
  });
  await desk.order();

  expect((await desk.call(doctor, '--data', desk.data)).out).toContain('1 persons should be erased');
});

it('restores a backup that was made during payments, and finds what was paid since', async () => {
  const desk = await openDesk();
  const before = await desk.order();
  const during = await desk.order({ email: 'other@example.org' }, { paid: false });
  const copy = join(desk.folder, 'copy.sqlite');
  const [made] = await Promise.all([desk.call(backup, copy), desk.order({ email: 'third@example.org' })]);
  expect(made).toMatchObject({ status: 0 });
  expect(statSync(copy).mode & 0o077).toBe(0);
  expect(await desk.call(backup, copy)).toMatchObject({ status: 1 });
  desk.fake.settle(during.attempts[0]?.gateway_id ?? '', 2);

  const restored = join(desk.folder, 'restored.sqlite');
  copyFileSync(copy, restored);
  const database = await openDatabase(restored);
  await reconcileAll({ ...desk.service, database });
  const states = new Map((await allOrders(database)).map(({ id, state }) => [id, state]));
  await database.close();

  expect(states.get(before.id)).toBe('paid');
  expect(states.get(during.id)).toBe('paid');
});

it("runs the gateway's acceptance cases on a test host, and refuses a production host", async () => {
  const desk = await openDesk();

  const { status, out } = await desk.call(selftest, '--data', desk.data);
  expect(out.match(/errorCode \d/g)).toEqual(['4', '0', '1', '6', '0'].map((code) => `errorCode ${code}`));
  expect(status).toBe(0);
  expect([...desk.fake.orders.values()].map((order) => order.status)).toEqual([0]);
  for (const host of ['ipay.clictopay.com', 'testing.example.org', 'example.org/test.']) {
    vi.stubEnv('CLICTOPAY_URL', `https://${host}/payment/rest`);
    expect(await desk.call(selftest, '--data', desk.data)).toMatchObject({
      status: 1,
      err: expect.stringContaining('is no test host'),
    });
  }
});
