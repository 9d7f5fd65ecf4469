import type { Database } from '../database/database';
import { addMail, type MailKind } from '../mails/outbox';
import type { Order } from '../orders/all-orders';
import { isPaid } from '../orders/states';

const KINDS: readonly MailKind[] = ['receipt', 'failure', 'refund', 'reminder'];

/** Reads the kind of a mail to a payer; undefined if there is none. */
export const mailKindOf = (text: string): MailKind | undefined => KINDS.find((kind) => kind === text);

/** Puts a mail about an order into the outbox again. Throws an error if there is nothing to say. */
export async function resend(
  { transaction }: Pick<Database, 'transaction'>,
  { id, reference, state, person }: Order,
  { kind, at }: { readonly kind: MailKind; readonly at: number },
): Promise<void> {
  if (person === null) throw new Error(`The person of ${reference} is erased: there is no address to write to.`);
  await transaction(async (run) => {
    const [last] = await run<{ facts: string }>(
      'select facts from outbox where order_id = $1 and kind = $2 order by created_at desc limit 1',
      [id, kind],
    );
    const isDue = last !== undefined || (kind === 'receipt' && state !== undefined && isPaid(state));
    if (!isDue) throw new Error(`There is no ${kind} for ${reference}: the order is ${state ?? 'new'}.`);
    const facts = JSON.parse(last?.facts ?? '{}') as Readonly<Record<string, string | number>>; // we wrote it
    await addMail(run, { kind, about: `${id}:again-${at}`, orderId: id, facts, at });
  });
}
