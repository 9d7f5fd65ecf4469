import type { Database } from '../database/database';
import { isoOf, type Order } from '../orders/all-orders';

interface EventRow {
  readonly id: string;
  readonly at: number;
  readonly order_number: string | null;
  readonly kind: string;
  readonly facts: string;
}

interface MailRow {
  readonly dedupe_key: string;
  readonly kind: string;
  readonly created_at: number;
  readonly tries: number;
  readonly next_try: number | null;
  readonly sent_at: number | null;
}

/** An order with all that is known of it. */
export type OrderRecord = Awaited<ReturnType<typeof orderRecord>>;

/** Adds to an order what happened to it and its mails, the oldest first. Times are ISO 8601. */
export async function orderRecord({ transaction }: Pick<Database, 'transaction'>, order: Order) {
  const [events, mails] = await transaction(async (run) => [
    await run<EventRow>('select id, at, order_number, kind, facts from events where order_id = $1 order by at, id', [
      order.id,
    ]),
    await run<MailRow>('select * from outbox where order_id = $1 order by created_at, dedupe_key', [order.id]),
  ]);
  return {
    ...order,
    events: events.map(({ id: _, at, facts, ...event }) => ({
      at: isoOf(at),
      ...event,
      facts: JSON.parse(facts) as Readonly<Record<string, unknown>>, // we wrote it
    })),
    mails: mails.map(({ dedupe_key, kind, created_at, tries, next_try, sent_at }) => ({
      ...{ dedupe_key, kind, tries, created_at: isoOf(created_at) },
      next_try: next_try && isoOf(next_try),
      sent_at: sent_at && isoOf(sent_at),
    })),
  };
}
