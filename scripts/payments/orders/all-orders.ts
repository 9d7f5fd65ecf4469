import { grouped } from '../../../shared/format/grouped';
import type { Database } from '../database/database';
import type { AttemptRow, LedgerRow, OrderRow } from './rows';
import { isPaid } from './states';

/** Returns all orders, the oldest first, each with its attempts and its rows of the ledger. Times are ISO 8601, amounts thousandths. */
export async function allOrders({ transaction }: Pick<Database, 'transaction'>) {
  const [orders, attempts, ledger] = await transaction(async (run) => [
    await run<OrderRow>('select * from orders order by created_at, id'),
    await run<AttemptRow>('select * from attempts order by order_id, n'),
    await run<LedgerRow>('select * from ledger order by at, ref'),
  ]);
  const attemptsOf = grouped(attempts, ({ order_id }) => order_id);
  const ledgerOf = grouped(ledger, ({ order_id }) => order_id);
  return orders.map(({ body_hash: _, locked_at: __, person, choice, flags, created_at, ...order }) => {
    const own = attemptsOf.get(order.id) ?? [];
    return {
      ...order,
      person: person === null ? null : (JSON.parse(person) as unknown),
      choice: choice === null ? null : (JSON.parse(choice) as unknown),
      flags: JSON.parse(flags) as readonly string[], // we wrote it
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

const isoOf = (at: number) => new Date(at).toISOString();
