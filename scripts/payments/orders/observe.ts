import type { Run } from '../database/database';
import type { Observation } from '../gateways/gateway';
import { addMail } from '../mails/outbox';
import { gatewayNamed, type PaymentService } from '../service';
import { addEvent } from './events';
import { type AttemptRow, addFlag, type LedgerRow, lockOrder, type OrderRow } from './rows';
import { type Booking, isPaid, type State, transition } from './states';

/** Milliseconds for a question to the gateway while somebody waits. */
export const WHILE_WAITING = 5000;

/** Milliseconds for which an answer of the gateway is good enough for somebody who waits. */
const FRESH = 2000;

/** Whether an attempt was asked for so lately that it need not be asked for again. */
export const isFresh = ({ checked_at }: Pick<AttemptRow, 'checked_at'>, now: number): boolean =>
  Math.abs(now - checked_at) < FRESH;

/** Milliseconds to wait before a payer hears of a failure: most try again at once. */
const FAILURE_WAIT = 15 * 60_000;

/** Asks the gateway for an attempt, within milliseconds, and records what follows. Returns its state, or 'unreachable'. */
export async function checkAttempt(
  service: PaymentService,
  attempt: Pick<AttemptRow, 'order_number' | 'gateway'>,
  within: number,
): Promise<State | 'unreachable'> {
  const gateway = gatewayNamed(service, attempt.gateway);
  if (gateway === undefined) return 'unreachable';
  const observation = await gateway.status(attempt.order_number, within);
  if (observation.kind === 'unreachable') {
    service.log(`${attempt.order_number}: no answer from the gateway (${observation.why})`);
    return 'unreachable';
  }
  return service.database.transaction((run) => observe(run, service, attempt.order_number, observation));
}

/** Records what a gateway says of an attempt: its state, the money in the ledger, and the mails, all or nothing. */
async function observe(
  run: Run,
  { now, log }: Pick<PaymentService, 'now' | 'log'>,
  orderNumber: string,
  observation: Observation,
): Promise<State> {
  const at = now();
  const [{ order_id } = { order_id: '' }] = await run<Pick<AttemptRow, 'order_id'>>(
    'select order_id from attempts where order_number = $1',
    [orderNumber],
  );
  const order = await lockOrder(run, order_id, at);
  const [attempt] = await run<AttemptRow>('select * from attempts where order_number = $1', [orderNumber]);
  if (order === undefined || attempt === undefined) throw new Error(`There is no attempt ${orderNumber}.`);
  const booked = await run<LedgerRow>('select * from ledger where order_id = $1', [order.id]);
  const own = booked.filter((row) => row.order_number === orderNumber);
  const { state, bookings } = transition(
    {
      state: attempt.state,
      orderNumber,
      amount: order.amount,
      currency: order.currency,
      refunded: own.reduce((sum, { amount }) => sum - Math.min(0, amount), 0),
      isExpired: attempt.expires_at <= at,
    },
    observation,
  );
  const gatewayId = await gatewayIdOf(run, attempt, observation);
  await run(
    'update attempts set state = $1, settled_at = $2, checked_at = $3, gateway_id = $4 where order_number = $5',
    [...[state, attempt.settled_at ?? (isSettled(state) ? at : null)], ...[at, gatewayId, orderNumber]],
  );
  if (state === attempt.state && bookings.length === 0) return state;
  log(`${order.id} ${orderNumber}: ${attempt.state} -> ${state}`);
  await addEvent(run, {
    ...{ at, orderId: order.id, orderNumber, kind: 'observed' },
    facts: { from: attempt.state, to: state, ...factsOf(observation) },
  });
  for (const booking of bookings) await book(run, { order, orderNumber, booking, at });
  const isSecond = bookings.some(({ kind }) => kind === 'payment') && booked.some(({ kind }) => kind === 'payment');
  if (isSecond) await flag(run, order, orderNumber, 'paid-twice', at);
  else if (isPaid(state) && !isPaid(attempt.state))
    await addMail(run, { kind: 'receipt', about: order.id, orderId: order.id, at });
  // Whoever has paid needs no reminder.
  if (isPaid(state))
    await run("delete from outbox where order_id = $1 and kind = 'reminder' and sent_at is null", [order.id]);
  if (state === 'attention') await flag(run, order, orderNumber, 'attention', at);
  // An attempt whose form nobody saw failed for nobody, and a payer who has paid by another has no failure.
  const isFailure = (state === 'declined' || state === 'expired') && attempt.form_url !== null;
  if (isFailure && !booked.some(({ kind }) => kind === 'payment'))
    await addMail(run, { kind: 'failure', about: order.id, orderId: order.id, at, wait: FAILURE_WAIT });
  return state;
}

/** Returns the gateway's id of an attempt: what it says with our number goes before what the registration said, which may have been lost. */
async function gatewayIdOf(
  run: Run,
  { gateway, gateway_id }: AttemptRow,
  observation: Observation,
): Promise<string | null> {
  const said = observation.kind === 'order' ? observation.gatewayId : undefined;
  if (said === undefined || said === gateway_id) return gateway_id;
  const others = await run('select 1 from attempts where gateway = $1 and gateway_id = $2', [gateway, said]);
  return others.length === 0 ? said : gateway_id;
}

/** Adds a row to the ledger, and the mail about money that goes back. */
async function book(
  run: Run,
  {
    order,
    orderNumber,
    booking: { kind, ref, amount },
    at,
  }: {
    readonly order: OrderRow;
    readonly orderNumber: string;
    readonly booking: Booking;
    readonly at: number;
  },
): Promise<void> {
  const [added] = await run(
    `insert into ledger (kind, ref, order_id, order_number, amount, currency, at) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (kind, ref) do nothing returning ref`,
    [kind, ref, order.id, orderNumber, amount, order.currency, at],
  );
  if (added && amount < 0)
    await addMail(run, { kind: 'refund', about: ref, orderId: order.id, facts: { amount: -amount }, at });
}

/** Asks a person to look at an order. */
async function flag(run: Run, order: OrderRow, orderNumber: string, what: 'paid-twice' | 'attention', at: number) {
  await addFlag(run, order, what);
  await addMail(run, { kind: 'alert', about: `${what}:${orderNumber}`, facts: { what, order: order.id }, at });
}

const isSettled = (state: State) => isPaid(state) || state === 'held' || state === 'declined' || state === 'cancelled';

/** The facts of an observation that are kept: nothing of the card or its holder. */
function factsOf(observation: Observation): Readonly<Record<string, string | number | undefined>> {
  if (observation.kind !== 'order') return { answer: observation.kind };
  const { status, amount, currency, refunded } = observation;
  return { status, amount, currency, refunded };
}
