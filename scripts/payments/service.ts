import type { Database } from './database/database';
import type { PaymentFacts } from './facts';
import type { Gateway } from './gateways/gateway';

/** What every part of the service works with. */
export interface PaymentService {
  readonly database: Database;
  readonly facts: PaymentFacts;
  /** The ways to pay: by card, and by bank transfer if the data offers it. */
  readonly gateways: { readonly card: Gateway; readonly transfer?: Gateway };
  /** Address of the public site, without a slash at the end. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Writes a line to the log: never names or addresses of payers, secrets, or what a gateway says of a card. */
  readonly log: (line: string) => void;
}

/** Returns the gateway of an attempt. */
export const gatewayNamed = ({ gateways }: Pick<PaymentService, 'gateways'>, name: string): Gateway | undefined =>
  [gateways.card, gateways.transfer].find((gateway) => gateway?.name === name);
