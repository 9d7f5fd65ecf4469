import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Run } from '../database/database';
import type { PaymentFacts } from '../facts';
import type { Order } from '../orders/all-orders';
import { addEvent } from '../orders/events';
import { lockOrder, type OrderRow } from '../orders/rows';
import type { State } from '../orders/states';
import type { Decision } from './decision';

/** States of attempts that may still be paid at any moment. */
const OPEN: readonly (State | undefined)[] = ['registering', 'open', 'held', 'authenticating'];

/** Returns the orders whose persons should be erased by now: after the days of retention that follow the conference. */
export function overdueOrders(
  orders: readonly Order[],
  { conference, settings }: Pick<PaymentFacts, 'conference' | 'settings'>,
  now: number,
): readonly Order[] {
  const { retentionDays } = settings;
  if (retentionDays === undefined || now < Date.parse(conference.end) + (retentionDays + 1) * 86_400_000) return [];
  return orders.filter(({ person }) => person !== null);
}

/**
 * Erases the persons of orders: names, addresses, what identifies them in the choice, corrections and mails. Amounts, papers, the ledger and
 * what happened are kept. `mails` is a folder of `.eml` files that belong to the orders. Throws an error for an order that may be paid at
 * this moment.
 */
export async function erase(
  database: Database,
  orders: readonly Order[],
  { decision, mails, at }: { readonly decision: Decision; readonly mails: string | undefined; readonly at: number },
): Promise<void> {
  const open = orders.filter(({ attempts }) => attempts.some(({ state }) => OPEN.includes(state)));
  if (open.length > 0)
    throw new Error(`These can still be paid, so that nothing was erased: ${open.map(referenceOf).join(', ')}.`);
  const named = orders.some(({ person }) =>
    Object.values(person ?? {}).some((name) => name && decision.reason.toLowerCase().includes(name.toLowerCase())),
  );
  if (named) throw new Error('The reason names the person. It is kept: write it without names.');
  for (const order of orders)
    await database.transaction(async (run) => {
      const known = await lockOrder(run, order.id, at);
      if (known) await eraseRows(run, known);
      await addEvent(run, { at, orderId: order.id, kind: 'erased', facts: { ...decision } });
    });
  if (mails !== undefined) eraseMails(mails, orders);
  await database.forget();
}

const referenceOf = ({ reference }: Order) => reference;

async function eraseRows(run: Run, { id, choice }: OrderRow): Promise<void> {
  const { invoice: _, attendee: __, ...kept } = JSON.parse(choice ?? '{}') as Readonly<Record<string, unknown>>;
  await run("update orders set person = null, body_hash = '', idem_key = null, choice = $1 where id = $2", [
    choice === null ? null : JSON.stringify(kept),
    id,
  ]);
  // The bank's lines have the name of the payer, and what the payer wrote.
  await run(
    `update bank_lines set purpose = '', sender = '' where id in (select line_id from transfers
      join attempts on attempts.order_number = transfers.order_number where order_id = $1)`,
    [id],
  );
  await run('update outbox set next_try = null where order_id = $1 and sent_at is null', [id]);
  const events = await run<{ id: string; kind: string; facts: string }>(
    'select id, kind, facts from events where order_id = $1',
    [id],
  );
  for (const event of events) {
    // Reasons are free text, and corrections have the values before and after.
    const { before: ___, after: ____, reason, ...facts } = JSON.parse(event.facts) as Readonly<Record<string, unknown>>;
    if (reason !== undefined)
      await run('update events set facts = $1 where id = $2', [
        JSON.stringify({ ...facts, reason: '(erased with the person)' }),
        event.id,
      ]);
  }
}

/** Deletes the mails of orders in a folder: the names of the files have their ids or references. */
function eraseMails(folder: string, orders: readonly Order[]): void {
  const marks = orders.flatMap(({ id, reference }) => [id, reference]);
  for (const name of readdirSync(folder))
    if (name.endsWith('.eml') && marks.some((mark) => name.includes(mark))) rmSync(join(folder, name));
}
