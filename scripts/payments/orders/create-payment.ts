import { createHash, randomUUID } from 'node:crypto';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { newReference } from '../bank/reference';
import type { Problem } from '../contract/payment-request';
import type { Run } from '../database/database';
import { TRANSFER } from '../gateways/bank-transfer';
import type { Gateway, Registered } from '../gateways/gateway';
import { addMail, addReminders } from '../mails/outbox';
import type { PaymentService } from '../service';
import { problemOfCapacity } from './capacity';
import { problemOfSum } from './check-amount';
import { addEvent } from './events';
import { checkAttempt, isFresh, WHILE_WAITING } from './observe';
import { firstCheck } from './reconcile';
import { type AttemptRow, attemptToGoOn, lockOrder, type OrderRow } from './rows';
import { isLive, isPaid } from './states';

interface Asked {
  /** The Idempotency-Key: one intent to pay. */
  readonly key: string | undefined;
  readonly request: PaymentRequest;
  /** Language of the payer (BCP 47). */
  readonly language: string;
}

type Created =
  | { readonly kind: 'created'; readonly formUrl: string }
  /** The key was used for another request. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** The same request may be repeated after these seconds. */
  | { readonly kind: 'later'; readonly seconds: number }
  /** The gateway refuses what we send: only the organisers can help. */
  | { readonly kind: 'refused' };

/** Milliseconds in which a registration ends: longer than any call to a gateway. */
const REGISTRATION_LIMIT = 10_000;

/**
 * Creates a payment and returns the address to pay it. An intent has one order and one address at a time: a repeated request gets the
 * address of the first, and only after an attempt that failed a new one, with a number of its own at the gateway.
 */
export async function createPayment(service: PaymentService, asked: Asked): Promise<Created> {
  const { request } = asked;
  const { gateways, facts } = service;
  const { method = 'card' } = request;
  const gateway = gateways[method];
  if (gateway === undefined)
    return { kind: 'problem', problem: { field: 'method', message: 'method transfer is not offered.' } };
  const amountProblem = gateway.problemOfAmount(request.amount, request.currency);
  if (amountProblem) return { kind: 'problem', problem: { field: 'amount', message: `amount ${amountProblem}` } };
  // Without a key, every request is an intent of its own.
  const intent = { ...asked, key: asked.key ?? `once-${randomUUID()}` };
  const problem = problemOfSum(request, facts, service.now());

  const until = performance.now() + REGISTRATION_LIMIT;
  for (let [wasAsked, pause] = [false, 100]; ; pause = Math.min(2 * pause, 1000)) {
    const next = await nextStep({ service, intent, gateway, problem, wasAsked });
    if (next.kind === 'register') return register(service, next.order, next.attempt, gateway);
    if (next.kind !== 'wait' && next.kind !== 'ask') return next;
    if (next.kind === 'ask') {
      wasAsked = true;
      const answer = await checkAttempt(service, next.attempt, WHILE_WAITING);
      if (answer === 'unreachable' && next.isClosed) return { kind: 'later', seconds: 5 };
    } else if (performance.now() > until) return { kind: 'later', seconds: 2 };
    else await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

type Step =
  | Created
  | { readonly kind: 'register'; readonly order: OrderRow; readonly attempt: AttemptRow }
  /** Another request registers an attempt at this moment. */
  | { readonly kind: 'wait' }
  /** The last attempt may have failed since; if its form is closed, it may have been paid in its last moment. */
  | { readonly kind: 'ask'; readonly attempt: AttemptRow; readonly isClosed: boolean };

interface Deciding {
  readonly service: PaymentService;
  readonly intent: Asked & { readonly key: string };
  readonly gateway: Gateway;
  /** Why no new attempt may be made now. */
  readonly problem: Problem | undefined;
  /** Whether the gateway was asked for the last attempt. */
  readonly wasAsked: boolean;
}

/** Decides in one transaction, under the lock of the order, what to do for a request. */
function nextStep({ service, intent, gateway, problem, wasAsked }: Deciding): Promise<Step> {
  return service.database.transaction(async (run): Promise<Step> => {
    const now = service.now();
    const isRegistering = (attempt: AttemptRow | undefined) =>
      attempt?.state === 'registering' && Math.abs(now - attempt.created_at) < REGISTRATION_LIMIT;
    // Who waits reads only: a lock is a change, which would be written to the disk ten times a second.
    const [found] = await run<OrderRow>('select * from orders where idem_key = $1', [intent.key]);
    if (found && found.body_hash !== hashOf(intent.request)) return { kind: 'conflict' };
    if (found && isRegistering(await attemptToGoOn(run, found.id))) return { kind: 'wait' };
    const known = found && (await lockOrder(run, found.id, now));
    const last = known && (await attemptToGoOn(run, known.id));
    if (isRegistering(last)) return { kind: 'wait' };
    if (last && isLive(last.state) && last.form_url !== null) {
      const isClosed = last.expires_at <= now;
      // It may have been declined since.
      const isDoubtful = !isPaid(last.state) && (isClosed || !isFresh(last, now));
      if (isDoubtful && !wasAsked) return { kind: 'ask', attempt: last, isClosed };
      return { kind: 'created', formUrl: last.form_url };
    }
    // Prices may change between an attempt and the next one of the same intent.
    const full = problem ?? (await problemOfCapacity(run, service, intent.request.choice, known?.id));
    if (full) return { kind: 'problem', problem: full };
    if (last?.state === 'registering')
      await run("update attempts set state = 'unknown' where order_number = $1", [last.order_number]);
    const order = known ?? (await insertOrder(run, intent, now));
    // Another process has begun with the same intent.
    if (order === undefined) return { kind: 'wait' };
    return { kind: 'register', order, attempt: await insertAttempt(run, order, (last?.n ?? 0) + 1, gateway, now) };
  });
}

/** Adds an order; undefined if there is one with its key. */
async function insertOrder(
  run: Run,
  { key, language, request }: Deciding['intent'],
  now: number,
): Promise<OrderRow | undefined> {
  const { first_name, last_name, email, amount, currency, choice, method = 'card' } = request;
  const [order] = await run<OrderRow>(
    `insert into orders (id, idem_key, body_hash, reference, method, amount, currency, person, choice, amount_check, language, flags,
      created_at, locked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '[]', $12, 0)
      on conflict (idem_key) do nothing returning *`,
    [
      ...[randomUUID(), key, hashOf(request), newReference(), method, amount, currency],
      JSON.stringify({ first_name, last_name, email }),
      choice === undefined ? null : JSON.stringify(choice),
      ...[choice === undefined ? 'typed' : 'summed', language, now],
    ],
  );
  return order;
}

/** Adds an attempt, which is not registered yet. */
export async function insertAttempt(
  run: Run,
  order: OrderRow,
  n: number,
  gateway: Gateway,
  now: number,
): Promise<AttemptRow> {
  const [attempt] = await run<AttemptRow>(
    `insert into attempts (order_number, order_id, n, gateway, state, created_at, expires_at, checks, checked_at, next_check,
      claimed_until) values ($1, $2, $3, $4, 'registering', $5, $6, 0, $5, $7, 0) returning *`,
    [
      ...[`${order.reference}N${n}`, order.id, n, gateway.name],
      ...[now, now + gateway.lifetime * 1000, now + REGISTRATION_LIMIT],
    ],
  );
  if (attempt === undefined) throw new Error('An attempt was not written.');
  return attempt;
}

/** Registers an attempt at the gateway, and records its answer. */
async function register(
  service: PaymentService,
  order: OrderRow,
  { order_number: orderNumber }: AttemptRow,
  gateway: Gateway,
): Promise<Created> {
  const { facts, origin } = service;
  const answer = await gateway.register({
    orderNumber,
    amount: order.amount,
    currency: order.currency,
    description: facts.conference.name.slice(0, 100),
    language: order.language,
    returnUrl: resultAddress(service, order.id),
    failUrl: `${origin}${encodeURI(facts.site.failure)}`,
    lifetime: gateway.lifetime,
  });
  return service.database.transaction((run) => recordAnswer(run, service, { order, orderNumber, gateway, answer }));
}

async function recordAnswer(
  run: Run,
  { now, log, facts }: PaymentService,
  {
    order,
    orderNumber,
    gateway,
    answer,
  }: {
    readonly order: OrderRow;
    readonly orderNumber: string;
    readonly gateway: Gateway;
    readonly answer: Registered;
  },
): Promise<Created> {
  const at = now();
  await lockOrder(run, order.id, at);
  const isTaken =
    answer.kind === 'open' &&
    (await run('select 1 from attempts where gateway = $1 and gateway_id = $2', [gateway.name, answer.gatewayId]))
      .length > 0;
  const outcome: Registered = isTaken ? { kind: 'unknown', why: 'the gateway gave this orderId before' } : answer;
  const { kind } = outcome;
  const why = 'why' in outcome ? outcome.why : undefined;
  await addEvent(run, { at, orderId: order.id, orderNumber, kind: 'registered', facts: { answer: kind, why } });
  if (kind !== 'open') log(`${order.id} ${orderNumber}: registration ${kind} (${why})`);
  const opened = kind === 'open' ? outcome : undefined;
  // Another request may have given up on this attempt; then its form is shown to nobody.
  const [recorded] = await run(
    `update attempts set state = $1, gateway_id = $2, form_url = $3, next_check = $4
      where order_number = $5 and state = 'registering' returning order_number`,
    [
      ...[kind, opened?.gatewayId ?? null, opened?.formUrl ?? null],
      ...[kind === 'refused' ? null : firstCheck(at), orderNumber],
    ],
  );
  if (opened && recorded && gateway.name === TRANSFER)
    await addReminders(run, { orderId: order.id, days: facts.settings.transfer?.days ?? 0, at });
  if (opened && recorded) return { kind: 'created', formUrl: opened.formUrl };
  if (outcome.kind === 'refused') {
    await addMail(run, {
      kind: 'alert',
      about: `refused:${dayOf(at)}`,
      facts: { what: 'refused', why: outcome.why },
      at,
    });
    return { kind: 'refused' };
  }
  return { kind: 'later', seconds: outcome.kind === 'unknown' ? (outcome.retryAfter ?? 1) : 1 };
}

/** Returns the address of the site's page about an order. */
export const resultAddress = ({ origin, facts }: Pick<PaymentService, 'origin' | 'facts'>, orderId: string): string =>
  `${origin}${encodeURI(facts.site.result)}/${orderId}`;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Returns what is compared of two requests with the same key: all that they say, in one order. */
function hashOf({ first_name, last_name, email, amount, currency, choice, method }: PaymentRequest): string {
  const said = [first_name, last_name, email, amount, currency, sorted(choice ?? null), ...(method ? [method] : [])];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Sorts the fields of objects by name, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, sorted(each)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
