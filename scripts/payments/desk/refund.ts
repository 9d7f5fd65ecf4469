import { NotRefunded } from '../gateways/gateway';
import { moneyOf } from '../gateways/minor-units';
import type { Order } from '../orders/all-orders';
import { addEvent } from '../orders/events';
import { checkAttempt } from '../orders/observe';
import { type LedgerRow, lockOrder } from '../orders/rows';
import { gatewayNamed, type PaymentService } from '../service';
import type { Decision } from './decision';

/** Milliseconds after a refund without an answer in which no other one is tried: the gateway may still do it. */
const DOUBT = 10 * 60_000;

/** Milliseconds for a question to the gateway. */
const LIMIT = 6000;

type Paid = Order['attempts'][number];

/**
 * Sends back thousandths of a payment, or all that is left, and returns a sentence about it. What is wanted is recorded before the gateway is
 * asked; what the ledger says is what the gateway says afterwards. Throws an error that says what to do.
 *
 * @param orderNumber the attempt, if several attempts of the order were paid
 */
export async function refund(
  service: PaymentService,
  order: Order,
  { amount, orderNumber, ...decision }: Decision & { readonly amount?: number; readonly orderNumber?: string },
): Promise<string> {
  const attempt = paidAttempt(order, orderNumber);
  const gateway = gatewayNamed(service, attempt.gateway);
  if (gateway === undefined || attempt.gateway_id === null)
    throw new Error(`The payment was made by ${attempt.gateway}, which is not set up here.`);
  if ((await checkAttempt(service, attempt, LIMIT)) === 'unreachable')
    throw new Error('The gateway does not answer, and nothing was refunded. Try again later.');

  const wanted = await begin(service, order, attempt, { amount, ...decision });
  const answered = (outcome: 'done' | 'refused' | 'unknown') =>
    service.database.transaction((run) =>
      addEvent(run, {
        ...{ at: service.now(), orderId: order.id, orderNumber: attempt.order_number, kind: 'refund-answered' },
        facts: { outcome },
      }),
    );
  const payment = { orderNumber: attempt.order_number, gatewayId: attempt.gateway_id, currency: order.currency };
  const problem = await gateway.refund({ ...payment, amount: wanted.amount }).catch((error: unknown) => error);
  const outcome = problem === undefined ? 'done' : problem instanceof NotRefunded ? 'refused' : 'unknown';
  await checkAttempt(service, attempt, LIMIT);
  const booked = wanted.left - (await leftOf(service, attempt));
  await answered(outcome === 'unknown' && booked > 0 ? 'done' : outcome);
  const money = moneyOf(wanted.amount, order.currency);
  if (booked > 0) return `${moneyOf(booked, order.currency)} were sent back. The payer gets a mail.`;
  if (problem instanceof NotRefunded) throw problem;
  if (outcome === 'done')
    return `The gateway took the refund of ${money}, and does not show it yet. The ledger follows by itself within a day.`;
  throw new Error(
    [
      `The gateway did not say whether it sent back ${money}, and does not show it yet. Do not repeat the refund now.`,
      'In ten minutes, run "npx colloquium payments reconcile", then',
      `"npx colloquium payments show ${order.reference}". Repeat the refund only if it is not in the ledger.`,
    ].join('\n'),
  );
}

/** Finds the attempt that was paid. */
function paidAttempt({ reference, attempts, ledger }: Order, orderNumber: string | undefined): Paid {
  const paid = attempts.filter(({ order_number }) => ledger.some((row) => row.order_number === order_number));
  const [attempt, other] =
    orderNumber === undefined ? paid : paid.filter(({ order_number }) => order_number === orderNumber);
  if (attempt === undefined) throw new Error(`Nothing was paid for ${orderNumber ?? reference}.`);
  if (other === undefined) return attempt;
  const numbers = paid.map(({ order_number }) => order_number).join(', ');
  throw new Error(`This order was paid ${paid.length} times. Say which payment: --payment, one of ${numbers}.`);
}

/** Records what is wanted, under the lock of the order, so that two people do not send back the same money. */
function begin(
  { database, now }: PaymentService,
  { id, currency }: Order,
  { order_number: orderNumber }: Paid,
  { amount: asked, ...decision }: Decision & { readonly amount: number | undefined },
) {
  return database.transaction(async (run) => {
    const at = now();
    await lockOrder(run, id, at);
    const left = sumOf(await run<LedgerRow>('select * from ledger where order_number = $1', [orderNumber]));
    const [last] = await run<{ at: number; kind: string; facts: string }>(
      `select at, kind, facts from events where order_number = $1 and kind in ('refund-asked', 'refund-answered')
        order by at desc, kind limit 1`,
      [orderNumber],
    );
    const isInDoubt = last && (last.kind === 'refund-asked' || last.facts.includes('unknown'));
    if (isInDoubt && Math.abs(at - last.at) < DOUBT)
      throw new Error('Another refund of this payment was not answered yet. Try again in ten minutes.');
    if (left <= 0) throw new Error('Nothing is left of this payment: all of it was sent back.');
    const amount = asked ?? left;
    if (amount <= 0 || amount > left)
      throw new Error(`${moneyOf(amount, currency)} cannot be sent back: ${moneyOf(left, currency)} are left.`);
    await addEvent(run, { at, orderId: id, orderNumber, kind: 'refund-asked', facts: { amount, ...decision } });
    return { amount, left };
  });
}

const leftOf = async ({ database }: PaymentService, { order_number }: Paid) =>
  sumOf(
    await database.transaction((run) => run<LedgerRow>('select * from ledger where order_number = $1', [order_number])),
  );

const sumOf = (rows: readonly LedgerRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
