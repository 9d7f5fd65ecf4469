import { type Observation, type Observed, ORDER_STATUS } from '../gateways/gateway';

/**
 * States of an attempt to pay. `registering` is written before the gateway is asked. `unknown`: it was asked, but its answer was lost, so
 * that nobody has seen the form. `void`: it does not know the attempt. `attention`: what was paid is not what was asked, so that a person
 * must decide.
 */
export type State =
  | 'registering'
  | 'refused'
  | 'unknown'
  | 'void'
  | 'open'
  | 'held'
  | 'authenticating'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'attention'
  | 'paid'
  | 'part-refunded'
  | 'refunded'
  | 'reversed';

/** States of attempts whose money came in. Nothing that a gateway says leads out of them to an unpaid state. */
export const PAID: readonly State[] = ['paid', 'part-refunded', 'refunded', 'reversed'];

export const isPaid = (state: State): boolean => PAID.includes(state);

/** States of attempts that a payer may go on with: the address of their form is given again. */
const LIVE: readonly State[] = ['open', 'held', 'authenticating', 'attention', ...PAID];

export const isLive = (state: State): boolean => LIVE.includes(state);

/** Writes states for `in (…)` of a statement. */
export const inSql = (states: readonly State[]): string => states.map((state) => `'${state}'`).join(', ');

/** The status that payment-info gives for a state. What is in doubt is said to be held: the payer should not pay again. */
export const STATUS_OF: Readonly<Record<State, number>> = {
  registering: ORDER_STATUS.unpaid,
  refused: ORDER_STATUS.unpaid,
  unknown: ORDER_STATUS.unpaid,
  void: ORDER_STATUS.unpaid,
  open: ORDER_STATUS.unpaid,
  expired: ORDER_STATUS.unpaid,
  held: ORDER_STATUS.held,
  attention: ORDER_STATUS.held,
  paid: ORDER_STATUS.paid,
  'part-refunded': ORDER_STATUS.paid,
  cancelled: ORDER_STATUS.cancelled,
  refunded: ORDER_STATUS.refunded,
  reversed: ORDER_STATUS.refunded,
  authenticating: ORDER_STATUS.authenticating,
  declined: ORDER_STATUS.declined,
};

/** What an observation is compared with. */
export interface Known {
  readonly state: State;
  readonly orderNumber: string;
  /** Thousandths that were asked for. */
  readonly amount: number;
  readonly currency: number;
  /** Thousandths that the ledger has as sent back. */
  readonly refunded: number;
  /** Whether the form is closed. */
  readonly isExpired: boolean;
}

/** A row for the ledger; `amount` is in thousandths, negative if money goes back. */
export interface Booking {
  readonly kind: 'payment' | 'refund' | 'reversal';
  readonly ref: string;
  readonly amount: number;
}

/** What follows from an observation. */
export interface Transition {
  readonly state: State;
  readonly bookings: readonly Booking[];
}

/** Returns what follows from what a gateway says about an attempt. This is the one table of states. */
export function transition(known: Known, observation: Observation): Transition {
  const { state } = known;
  const stay = { state, bookings: [] };
  if (observation.kind === 'unreachable') return stay;
  if (observation.kind === 'no-order')
    return { state: state === 'unknown' || state === 'registering' ? 'void' : state, bookings: [] };
  if (isPaid(state)) return afterPayment(known, observation);
  const { status } = observation;
  if (status === ORDER_STATUS.paid || status === ORDER_STATUS.refunded) {
    if (!isSame(known, observation)) return { state: 'attention', bookings: [] };
    const payment: Booking = { kind: 'payment', ref: known.orderNumber, amount: known.amount };
    const then = afterPayment({ ...known, state: 'paid' }, observation);
    return { state: then.state, bookings: [payment, ...then.bookings] };
  }
  return state === 'attention' ? stay : { state: unpaidState(known, observation), bookings: [] };
}

/** Only what was refunded or reversed matters after a payment. */
function afterPayment(known: Known, { status, refunded }: Observed): Transition {
  const { state, orderNumber, amount } = known;
  const left = amount - known.refunded;
  if (status === ORDER_STATUS.cancelled && left > 0)
    return { state: 'reversed', bookings: [{ kind: 'reversal', ref: orderNumber, amount: -left }] };
  const total = Math.min(amount, refunded ?? (status === ORDER_STATUS.refunded ? amount : 0));
  const more = total - known.refunded;
  const isKnown = status === ORDER_STATUS.paid || status === ORDER_STATUS.refunded;
  if (more <= 0 || !isKnown) return { state, bookings: [] };
  return {
    state: total === amount ? 'refunded' : 'part-refunded',
    bookings: [{ kind: 'refund', ref: `${orderNumber}-${total}`, amount: -more }],
  };
}

function unpaidState({ state, isExpired }: Known, { status }: Observed): State {
  switch (status) {
    case ORDER_STATUS.held:
      return 'held';
    case ORDER_STATUS.authenticating:
      return 'authenticating';
    case ORDER_STATUS.declined:
      return 'declined';
    case ORDER_STATUS.cancelled:
      return 'cancelled';
    default:
      if (isExpired && ['registering', 'unknown', 'open', 'authenticating'].includes(state)) return 'expired';
      // Nobody has the address of a form whose registration was not answered.
      return state === 'registering' ? 'unknown' : state;
  }
}

const isSame = (known: Known, observed: Observed) =>
  observed.orderNumber === known.orderNumber &&
  observed.amount === known.amount &&
  observed.currency === known.currency;
