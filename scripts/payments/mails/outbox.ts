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

const DAY = 86_400_000;

/**
 * Puts the mails of a bank transfer into the outbox: how to pay, at once (`step` is "instructions"), and a reminder in the middle of the days
 * in which the money should arrive. What was paid by then is not reminded of.
 */
export async function addReminders(
  run: Run,
  { orderId, days, at }: { readonly orderId: string; readonly days: number; readonly at: number },
): Promise<void> {
  for (const [step, wait] of [['instructions', 0] as const, ['reminder', (days * DAY) / 2] as const])
    await addMail(run, { kind: 'reminder', about: `${orderId}:${step}`, orderId, facts: { step }, at, wait });
}
