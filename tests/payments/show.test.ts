import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { main as show } from '../../scripts/payments/commands/show';
import { openDesk } from './support/desk';

it('finds an order by id, reference in any writing, order number, e-mail and part of the name, and shows all of it', async () => {
  const desk = await openDesk();
  const order = await desk.order();
  await desk.order({ first_name: 'Omar', last_name: 'Élodies', email: 'omar@example.org' }, { paid: false });
  const { id, reference } = order;
  const grouped = `${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8)}`.toLowerCase();

  for (const text of [id, grouped, `${reference}N1`, 'Elodie@Example.org', 'elodie ben']) {
    const { status, out } = await desk.call(show, text);
    expect(status).toBe(0);
    expect(out).toContain(`${reference}  paid  10.500 TND (typed)`);
    for (const part of [
      'Élodie Ben Youssef <elodie@example.org>',
      'clictopay  paid',
      'payment  10.500 TND',
      'receipt:',
    ])
      expect(out).toContain(part);
    expect(out).not.toContain('Omar');
  }
  expect((await desk.call(show, 'elodie')).out.match(/^\d{4}-\d\d-\d\d {2}RF/gm)).toHaveLength(2);
  expect(await desk.call(show, 'nobody')).toMatchObject({ status: 1, err: expect.stringContaining('"nobody"') });
  const [record] = JSON.parse((await desk.call(show, id, '--json')).out) as { events: unknown[]; mails: unknown[] }[];
  expect(record).toMatchObject({ id, state: 'paid', ledger: [{ amount: 10_500 }], mails: [{ kind: 'receipt' }] });
});

it('corrects a person and marks a proof as seen, with reason and name, and takes nothing invalid', async () => {
  const desk = await openDesk();
  const { id } = await desk.order();
  const decided = ['--reason', 'She wrote on Monday', '--by', 'Anna'];

  expect(await desk.call(show, id, '--set', 'email=new@example.org')).toMatchObject({ status: 2 });
  expect(await desk.call(show, id, '--set', 'amount=1', ...decided)).toMatchObject({ status: 2 });
  expect(await desk.call(show, id, '--set', 'email=new', ...decided)).toMatchObject({
    status: 1,
    err: expect.stringContaining('email must be an e-mail address'),
  });
  const { out } = await desk.call(show, id, '--set', 'email=new@example.org', '--set', 'verified=yes', ...decided);

  expect(out).toMatch(/proof seen: \d{4}-\d\d-\d\d Anna/);
  expect(out).toContain(
    'corrected    field: email, before: elodie@example.org, after: new@example.org, reason: She wrote on Monday, by: Anna',
  );
  expect((await desk.orders())[0]).toMatchObject({ person: { first_name: 'Élodie', email: 'new@example.org' } });
});

it('makes no database where a path is mistyped', async () => {
  const desk = await openDesk();
  const db = `${desk.db}x`;

  expect(await desk.call(show, 'ada', '--db', db)).toMatchObject({ status: 1, err: expect.stringContaining(db) });
  expect(existsSync(db)).toBe(false);
});
