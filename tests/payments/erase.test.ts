import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main as erase } from '../../scripts/payments/commands/erase';
import { main as resend } from '../../scripts/payments/commands/resend';
import { main as show } from '../../scripts/payments/commands/show';
import { fileNameOf } from '../../scripts/payments/mails/post';
import { FACTS, openDesk } from './support/desk';

const REASON = ['--reason', 'Asked for by letter', '--by', 'Anna'];

const SECRET = { first_name: 'Zenobia', last_name: 'Quastenflosser', email: 'zenobia@example.org' };

const NAMES = /zenobia|quastenflosser|previously/i;

it('erases a person from every byte of the files of the database, and keeps the money', async () => {
  const desk = await openDesk();
  for (let n = 0; n < 30; n += 1) await desk.order({ last_name: `Other ${n}`, email: `other${n}@example.org` });
  const { id, reference } = await desk.order({ ...SECRET, last_name: 'Previously', amount: 900_000 });
  await desk.call(show, id, '--set', `last_name=${SECRET.last_name}`, '--reason', 'Zenobia wrote', '--by', 'Anna');
  const mails = join(desk.folder, 'mails');
  mkdirSync(mails);
  for (const key of [`receipt:${id}`, `refund:${reference}N1-500`, 'receipt:another'])
    writeFileSync(join(mails, fileNameOf(key)), 'To: <zenobia@example.org>');

  expect(await desk.call(erase, id)).toMatchObject({ status: 2 });
  expect(await desk.call(erase, id, '--reason', 'For zenobia')).toMatchObject({ status: 1 });
  expect(await desk.call(erase, id, '--mails', mails, ...REASON)).toMatchObject({ status: 0 });

  const bytes = readdirSync(desk.folder)
    .filter((name) => name.startsWith('orders.sqlite'))
    .map((name) => readFileSync(join(desk.folder, name), 'latin1'))
    .join('');
  expect(NAMES.exec(bytes)?.[0]).toBeUndefined();
  expect(bytes.includes('Other 29')).toBe(true);
  expect(readdirSync(mails)).toEqual([fileNameOf('receipt:another')]);
  const { out } = await desk.call(show, reference);
  expect(out).not.toMatch(NAMES);
  expect(out).toContain('payment  900.000 TND');
  expect(await desk.call(resend, id)).toMatchObject({ status: 1, err: expect.stringContaining('erased') });
});

it('does not erase what can still be paid, and erases all after the days of retention', async () => {
  const desk = await openDesk({
    ...FACTS,
    conference: { ...FACTS.conference, end: '2020-01-03' },
    settings: { retentionDays: 30 },
  });
  await desk.order();
  const all = ['--older-than-retention', '--data', desk.data, ...REASON];
  const open = await desk.order({}, { paid: false });

  expect(await desk.call(erase, ...all)).toMatchObject({ status: 1, err: expect.stringContaining(open.reference) });
  desk.fake.settle(open.attempts[0]?.gateway_id ?? '', 6);
  await desk.check(open);
  expect(await desk.call(erase, ...all)).toMatchObject({ status: 0, out: expect.stringContaining('2 orders') });
  expect((await desk.orders()).map(({ person }) => person)).toEqual([null, null]);
});

it('erases nobody before the days of retention are over, nor without them', async () => {
  const desk = await openDesk({
    ...FACTS,
    conference: { ...FACTS.conference, end: '2999-01-03' },
    settings: { retentionDays: 30 },
  });
  await desk.order();

  const call = () => desk.call(erase, '--older-than-retention', '--data', desk.data, ...REASON);
  expect(await call()).toMatchObject({ status: 0, out: expect.stringContaining('0 orders') });
  writeFileSync(desk.data, JSON.stringify(FACTS));
  expect(await call()).toMatchObject({ status: 2, err: expect.stringContaining('retentionDays') });
});

it('sends a receipt again, and none for what was not paid', async () => {
  const desk = await openDesk();
  const paid = await desk.order();
  const unpaid = await desk.order({ email: 'late@example.org' }, { paid: false });

  expect(await desk.call(resend, unpaid.id)).toMatchObject({ status: 1, err: expect.stringContaining('no receipt') });
  expect(await desk.call(resend, paid.id, '--kind', 'letter')).toMatchObject({ status: 2 });
  expect(await desk.call(resend, paid.id)).toMatchObject({ status: 0 });
  const { out } = await desk.call(show, paid.id);
  expect(out.match(/receipt:\S+ {2}to be sent/g)).toHaveLength(2);
});
