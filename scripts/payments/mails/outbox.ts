import type { Run } from '../database/database';

/** Kinds of mails: to the payer, and `alert` to the organiser. */
export type MailKind = 'receipt' | 'failure' | 'refund' | 'reminder' | 'alert';

interface Mail {
  readonly kind: MailKind;
  /** What it is about, so that it is sent once: an order, an attempt or a refund. */
  readonly about: string;
  readonly orderId?: string;
  /** What the order does not say, such as the amount of a refund; never names or addresses. */
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly at: number;
  /** Milliseconds to wait before it is sent. */
  readonly wait?: number;
}

/** Puts a mail into the outbox, in the transaction of what it is about. One that was there before is not put there again. */
export async function addMail(run: Run, { kind, about, orderId, facts = {}, at, wait = 0 }: Mail): Promise<void> {
  await run(
    `insert into outbox (dedupe_key, kind, order_id, facts, created_at, tries, next_try, claimed_until)
      values ($1, $2, $3, $4, $5, 0, $6, 0) on conflict (dedupe_key) do nothing`,
    [`${kind}:${about}`, kind, orderId ?? null, JSON.stringify(facts), at, at + wait],
  );
}
