import type { Payment } from '#content';
import type { Html, WithHtml } from '../../html-texts';
import type { LookedUp } from './look-up-payment';

export type ResultTexts = WithHtml<Omit<Payment['result'], 'withoutScript'>>;

/** Names of the states that are not plainly paid; data/payment.yaml has the words for each. */
type Status = keyof ResultTexts['statuses'];

/** How a payment stands, in words. */
interface Outcome {
  readonly heading: string;
  readonly text: Html;
  /** Whether the money is there, or as good as there. */
  readonly good: boolean;
}

/** `orderStatus` of the gateways → its name; 2 is a payment that was made. */
const STATUSES: readonly (Status | 'paid')[] = [
  'unpaid',
  'held',
  'paid',
  'cancelled',
  'refunded',
  'authenticating',
  'declined',
];

/** The words on a payment that was looked up; "Payment Successful" only if the service says nothing else. */
export function outcomeOf(result: Exclude<LookedUp, { kind: 'failed' }>, texts: ResultTexts): Outcome {
  if (result.kind === 'not-found') return { heading: texts.notFound, text: texts.notFoundText, good: false };
  const status = statusOf(result.info.status);
  if (status === 'paid') return { heading: texts.successful, text: texts.successText, good: true };
  return { ...texts.statuses[status], good: status === 'held' };
}

/** A service that tells no state has said nothing against the payment. */
function statusOf(status: unknown): Status | 'paid' {
  if (status === undefined || status === null) return 'paid';
  return (typeof status === 'number' && STATUSES[status]) || 'unknown';
}
