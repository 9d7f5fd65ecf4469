import type { PaymentRequest } from '../../../shared/fees/payment-request';
import type { Run } from '../database/database';
import { inSql, PAID, type State } from './states';

/** A row of `orders`: an intent to pay. */
export interface OrderRow {
  readonly id: string;
  readonly idem_key: string | null;
  readonly body_hash: string;
  /** The creditor reference, for bank transfers and lists (`bank/reference.ts`). */
  readonly reference: string;
  readonly method: 'card' | 'transfer';
  /** Thousandths. */
  readonly amount: number;
  readonly currency: number;
  /** A `Person` as JSON; null once it is erased. */
  readonly person: string | null;
  /** A `Choice` as JSON. */
  readonly choice: string | null;
  /** Whether the amount is the sum of the choice, or was typed. */
  readonly amount_check: 'summed' | 'typed';
  readonly language: string;
  /** A list as JSON: what a person should look at. */
  readonly flags: string;
  /** Who has seen the proof of a student or member, and when; null if nobody has. */
  readonly verified: string | null;
  readonly created_at: number;
  readonly locked_at: number;
}

/** The person of an order. */
export type Person = Pick<PaymentRequest, 'first_name' | 'last_name' | 'email'> & {
  /** Only organisers write it (`payments show --set`). */
  readonly affiliation?: string;
};

/** A row of `attempts`: a try to pay an order at a gateway. */
export interface AttemptRow {
  readonly order_number: string;
  readonly order_id: string;
  readonly n: number;
  readonly gateway: string;
  readonly state: State;
  readonly gateway_id: string | null;
  readonly form_url: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly settled_at: number | null;
  readonly checks: number;
  readonly checked_at: number;
  readonly next_check: number | null;
  readonly claimed_until: number;
}

/** A row of `ledger`. */
export interface LedgerRow {
  readonly kind: 'payment' | 'refund' | 'reversal';
  readonly ref: string;
  readonly order_id: string;
  readonly order_number: string;
  /** Thousandths, negative if money went back. */
  readonly amount: number;
  readonly currency: number;
  readonly at: number;
}

/** Locks an order until the end of the transaction, and returns it. */
export async function lockOrder(run: Run, id: string, now: number): Promise<OrderRow | undefined> {
  const [order] = await run<OrderRow>('update orders set locked_at = $1 where id = $2 returning *', [now, id]);
  return order;
}

/** Returns the attempt of an order that a payer goes on with: one that was paid, even if it was paid late; otherwise the last one. */
export async function attemptToGoOn(run: Run, orderId: string): Promise<AttemptRow | undefined> {
  const [attempt] = await run<AttemptRow>(
    `select * from attempts where order_id = $1
      order by case when state in (${inSql(PAID)}) and form_url is not null then 0 else 1 end, n desc limit 1`,
    [orderId],
  );
  return attempt;
}

/** Adds what a person should look at to an order, once. */
export async function addFlag(run: Run, { id, flags }: Pick<OrderRow, 'id' | 'flags'>, flag: string): Promise<void> {
  const known = JSON.parse(flags) as readonly string[]; // we wrote it
  if (!known.includes(flag))
    await run('update orders set flags = $1 where id = $2', [JSON.stringify([...known, flag]), id]);
}
