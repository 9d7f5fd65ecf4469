import type { Choice } from '../../../shared/fees/choice';
import type { Problem } from '../contract/payment-request';
import type { Run } from '../database/database';
import type { PaymentService } from '../service';
import { inSql } from './states';

/** States of attempts that hold a place: paid, or still to be paid. */
const HOLDING = inSql([
  'registering',
  'unknown',
  'open',
  'held',
  'authenticating',
  'attention',
  'paid',
  'part-refunded',
]);

/** Says that a chosen category is full; undefined if it has a place besides the order's own, or as many as come. */
export async function problemOfCapacity(
  run: Run,
  { facts }: Pick<PaymentService, 'facts'>,
  choice: Choice | undefined,
  orderId = '',
): Promise<Problem | undefined> {
  const limit = facts.settings.capacity?.find(({ category }) => category === choice?.category);
  if (limit === undefined) return undefined;
  // Two requests must not take the last place at once.
  await run("update meta set value = value where name = 'schema'");
  const holding = await run<{ choice: string }>(
    `select choice from orders where choice is not null and id <> $1 and id in (
      select order_id from attempts where state in (${HOLDING}))`,
    [orderId],
  );
  // They were checked when they were written.
  const taken = holding.filter((order) => (JSON.parse(order.choice) as Choice).category === limit.category).length;
  if (taken < limit.places) return undefined;
  return { field: 'choice', message: `All places of the category ${limit.category} are taken.` };
}
