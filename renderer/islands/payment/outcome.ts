import type { Payment } from '#content';
import type { Html, WithHtml } from '../../html-texts';
import type { LookedUp } from './look-up-payment';

export type ResultTexts = WithHtml<Omit<Payment['result'], 'withoutScript'>>;

/** States other than paid; payment.yaml has texts for each. */
type Status = keyof ResultTexts['statuses'];

/** The state of a payment as text. */
interface Outcome {
  readonly heading: string;
  readonly text: Html;
  /** Whether the money was received or reserved. */
  readonly good: boolean;
}

/** `orderStatus` of the gateways → its name; 2 is a completed payment. */
const STATUSES: readonly (Status | 'paid')[] = [
  'unpaid',
  'held',
  'paid',
  'cancelled',
  'refunded',
  'authenticating',
  'declined',
];

/** Returns the texts for a payment; "Payment Successful" only if the service reports no other state. */
export function outcomeOf(result: Exclude<LookedUp, { kind: 'failed' }>, texts: ResultTexts): Outcome {
  if (result.kind === 'not-found') return { heading: texts.notFound, text: texts.notFoundText, good: false };
  const status = statusOf(result.info.status);
  if (status === 'paid') return { heading: texts.successful, text: texts.successText, good: true };
  return { ...texts.statuses[status], good: status === 'held' };
}

/** A missing state counts as paid. */
function statusOf(status: unknown): Status | 'paid' {
  if (status === undefined || status === null) return 'paid';
  return (typeof status === 'number' && STATUSES[status]) || 'unknown';
}
