import { randomUUID } from 'node:crypto';
import type { Run } from '../database/database';

interface Event {
  readonly at: number;
  readonly orderId?: string;
  readonly orderNumber?: string;
  /** "registered", "observed", "erased" … */
  readonly kind: string;
  /** Never names, addresses or what a gateway says of a card. */
  readonly facts?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Adds a row to the record of what happened. */
export async function addEvent(run: Run, { at, orderId, orderNumber, kind, facts = {} }: Event): Promise<void> {
  await run('insert into events (id, at, order_id, order_number, kind, facts) values ($1, $2, $3, $4, $5, $6)', [
    ...[randomUUID(), at, orderId ?? null, orderNumber ?? null],
    ...[kind, JSON.stringify(facts)],
  ]);
}
