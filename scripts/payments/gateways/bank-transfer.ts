import { randomUUID } from 'node:crypto';
import { accountCurrency } from '../../../shared/fees/account-currency';
import type { Database } from '../database/database';
import type { PaymentFacts } from '../facts';
import { type Gateway, type Observation, ORDER_STATUS } from './gateway';
import { currencyCode } from './minor-units';

/** The name of bank transfers among the gateways. */
export const TRANSFER = 'transfer';

const DAY = 86_400;

/** Returns the gateway of bank transfers, if the conference takes them. Throws an error if the currency of the account is not clear. */
export function transferGateway(facts: PaymentFacts, database: Database): { readonly transfer?: Gateway } {
  const { transfer } = facts.settings;
  if (transfer === undefined) return {};
  const currency = accountCurrency(facts);
  if (currency === undefined)
    throw new Error('Write the currency of the account in payment.yaml: service.transfer.currency, an offered one.');
  return { transfer: bankTransfer({ database, currency, days: transfer.days }) };
}

interface Account {
  readonly database: Database;
  /** Number of ISO 4217. */
  readonly currency: number;
  /** In which the money should arrive. */
  readonly days: number;
}

/**
 * Bank transfers: the payer gets a reference, and `payments bank` finds it in the bank's files (`bank/import-lines.ts`). What has arrived for
 * an attempt is its rows of `transfers`; sending back is done by hand, and only recorded.
 */
function bankTransfer({ database, currency, days }: Account): Gateway {
  return {
    name: TRANSFER,
    lifetime: days * DAY,
    problemOfAmount: (_, asked) =>
      asked === currency ? undefined : `must be in ${currencyCode(currency)} for a bank transfer.`,
    register: async ({ returnUrl }) => {
      const gatewayId = randomUUID();
      return { kind: 'open', gatewayId, formUrl: `${returnUrl}?orderId=${gatewayId}` };
    },
    status: (orderNumber) => statusOf(database, orderNumber),
    refund: ({ orderNumber, amount }) =>
      database.transaction(async (run) => {
        await run('insert into transfers (line_id, order_number, amount, at) values ($1, $2, $3, $4)', [
          ...[`by-hand-${randomUUID()}`, orderNumber, -amount, Date.now()],
        ]);
      }),
    hinted: () => undefined,
  };
}

async function statusOf({ transaction }: Database, orderNumber: string): Promise<Observation> {
  const [row] = await transaction((run) =>
    run<{ amount: number; currency: number; gateway_id: string; received: number; returned: number }>(
      `select orders.amount, orders.currency, gateway_id,
        coalesce((select sum(amount) from transfers where order_number = $1 and amount > 0), 0) as received,
        coalesce((select sum(-amount) from transfers where order_number = $1 and amount < 0), 0) as returned
        from attempts join orders on orders.id = attempts.order_id where order_number = $1`,
      [orderNumber],
    ),
  );
  if (row === undefined) return { kind: 'no-order' };
  const { amount, currency, gateway_id: gatewayId } = row;
  const [received, refunded] = [Number(row.received), Number(row.returned)]; // PostgreSQL sums up to a decimal
  const known = { kind: 'order', orderNumber, gatewayId, currency } as const;
  if (received === 0) return { ...known, status: ORDER_STATUS.unpaid, amount };
  return { ...known, status: refunded > 0 ? ORDER_STATUS.refunded : ORDER_STATUS.paid, amount: received, refunded };
}
