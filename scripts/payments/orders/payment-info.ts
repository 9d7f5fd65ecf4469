import { linesOf } from '../../../shared/texts/rich-text';
import { TRANSFER } from '../gateways/bank-transfer';
import type { PaymentService } from '../service';
import { checkAttempt, isFresh, WHILE_WAITING } from './observe';
import type { AttemptRow, OrderRow, Person } from './rows';
import { isPaid, STATUS_OF } from './states';

/** The answer of payment-info (openapi.yaml). */
interface PaymentInfo extends Partial<Omit<Person, 'affiliation'>> {
  readonly email: string;
  readonly amount: number;
  readonly currency: number;
  readonly status: number;
  /** ISO 8601. */
  readonly date?: string;
  readonly choice?: unknown;
  /** Of a bank transfer: what the payer writes, and the account while the money has not arrived. */
  readonly reference?: string;
  readonly transfer?: string;
}

type Known = OrderRow & Pick<AttemptRow, 'order_number' | 'gateway' | 'state' | 'settled_at' | 'checked_at'>;

/** Finds a payment by its id and the gateway's id of an attempt: both must match. What may still change is asked for first. */
export async function paymentInfo(
  service: PaymentService,
  id: string,
  gatewayId: string | undefined,
): Promise<PaymentInfo | undefined> {
  if (gatewayId === undefined) return undefined;
  const known = await find(service, id, gatewayId);
  if (known === undefined) return undefined;
  const isStale = known.state === 'open' || !isFresh(known, service.now());
  if (!isPaid(known.state) && isStale) await checkAttempt(service, known, WHILE_WAITING);
  const { person, amount, currency, state, settled_at, choice, reference } =
    (await find(service, id, gatewayId)) ?? known;
  if (person === null) return undefined; // erased
  const { transfer } = service.facts.settings;
  const { first_name, last_name, email } = JSON.parse(person) as Person; // we wrote it
  return {
    ...{ first_name, last_name, email, amount, currency, status: STATUS_OF[state] },
    ...(settled_at !== null && { date: new Date(settled_at).toISOString() }),
    ...(choice !== null && { choice: JSON.parse(choice) as unknown }),
    ...(known.gateway === TRANSFER && { reference }),
    ...(known.gateway === TRANSFER && transfer && !isPaid(state) && { transfer: linesOf(transfer.account).join('\n') }),
  };
}

async function find({ database }: PaymentService, id: string, gatewayId: string): Promise<Known | undefined> {
  const [known] = await database.transaction((run) =>
    run<Known>(
      `select orders.*, order_number, gateway, state, settled_at, checked_at from orders
        join attempts on attempts.order_id = orders.id where orders.id = $1 and gateway_id = $2`,
      [id, gatewayId],
    ),
  );
  return known;
}
