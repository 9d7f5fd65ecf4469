import type { Choice } from '../../../shared/fees/choice';
import { grouped } from '../../../shared/format/grouped';
import type { Database } from '../database/database';
import type { AttemptRow, LedgerRow, OrderRow, Person } from './rows';
import { isPaid } from './states';

/** An order with its attempts and its rows of the ledger, as `orders --json` has it. */
export type Order = Awaited<ReturnType<typeof allOrders>>[number];

/** Returns all orders, the oldest first, each with its attempts and its rows of the ledger. Times are ISO 8601, amounts thousandths. */
export async function allOrders({ transaction }: Pick<Database, 'transaction'>) {
  const [orders, attempts, ledger] = await transaction(async (run) => [
    await run<OrderRow>('select * from orders order by created_at, id'),
    await run<AttemptRow>('select * from attempts order by order_id, n'),
    await run<LedgerRow>('select * from ledger order by at, ref'),
  ]);
  const attemptsOf = grouped(attempts, ({ order_id }) => order_id);
  const ledgerOf = grouped(ledger, ({ order_id }) => order_id);
  // What is in JSON was checked when it was written.
  return orders.map(({ body_hash: _, locked_at: __, person, choice, flags, created_at, ...order }) => {
    const own = attemptsOf.get(order.id) ?? [];
    return {
      ...order,
      person: person === null ? null : (JSON.parse(person) as Person),
      choice: choice === null ? null : (JSON.parse(choice) as Choice),
      flags: JSON.parse(flags) as readonly string[],
      created_at: isoOf(created_at),
      // An earlier attempt may have been paid late.
      state: (own.find(({ state }) => isPaid(state)) ?? own.at(-1))?.state,
      attempts: own.map(
        ({ created_at, expires_at, settled_at, checked_at, next_check, claimed_until: ___, ...attempt }) => ({
          ...attempt,
          created_at: isoOf(created_at),
          expires_at: isoOf(expires_at),
          settled_at: settled_at && isoOf(settled_at),
          checked_at: isoOf(checked_at),
          next_check: next_check && isoOf(next_check),
        }),
      ),
      ledger: (ledgerOf.get(order.id) ?? []).map((row) => ({ ...row, at: isoOf(row.at) })),
    };
  });
}

/** Writes a time of the database as ISO 8601. */
export const isoOf = (at: number): string => new Date(at).toISOString();
