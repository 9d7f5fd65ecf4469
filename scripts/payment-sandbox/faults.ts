import { type Reply, refusal } from './reply';

/** The two calls, whose answers can be spoilt. */
export type Call = 'create-payment' | 'payment-info';

type Fault = (reply: Reply) => Reply;

interface FaultKind {
  readonly calls: readonly Call[];
  readonly pattern: RegExp;
  readonly spoil: (reply: Reply, number: number) => Reply;
}

const BOTH: readonly Call[] = ['create-payment', 'payment-info'];
const CREATE: readonly Call[] = ['create-payment'];
const INFO: readonly Call[] = ['payment-info'];

const fault = (calls: readonly Call[], pattern: RegExp, spoil: FaultKind['spoil']): FaultKind => ({
  calls,
  pattern,
  spoil,
});
const formUrl = (name: RegExp, address: string) =>
  fault(CREATE, name, (reply) => ({ ...reply, body: JSON.stringify({ formUrl: address }) }));
const inBody = (change: (body: Record<string, unknown>, number: number) => unknown): FaultKind['spoil'] => {
  return (reply, number) => ({ ...reply, body: JSON.stringify(change(JSON.parse(reply.body) ?? {}, number)) });
};

/** The most that an answer may be late: longer than any time-out of the site. */
const MAX_DELAY = 60_000;
const MARKUP = '<img src="x" onerror="alert(1)">';

/** What can go wrong on demand. Whatever is spoilt is the answer alone: the payment itself is made. */
const FAULTS: readonly FaultKind[] = [
  fault(BOTH, /^delay-(\d+)$/, (reply, ms) => ({ ...reply, delay: Math.min(ms, MAX_DELAY) })),
  fault(BOTH, /^http-([45]\d\d)$/, (reply, status) => ({ ...reply, ...httpError(status) })),
  fault(BOTH, /^drop$/, (reply) => ({ ...reply, drop: true })),
  fault(BOTH, /^malformed$/, (reply) => ({ ...reply, body: reply.body.slice(0, -1) })),
  fault(CREATE, /^no-form-url$/, (reply) => ({ ...reply, body: '{}' })),
  formUrl(/^form-url-http$/, 'http://evil.example/pay'),
  formUrl(/^form-url-script$/, 'javascript:alert(document.domain)'),
  formUrl(/^form-url-foreign$/, 'https://evil.example/pay'),
  formUrl(/^form-url-disguised$/, 'https://pay.example.org@evil.example/pay'),
  fault(INFO, /^unknown$/, (reply) => ({ ...reply, body: 'null' })),
  fault(
    INFO,
    /^status-([0-9])$/,
    inBody((body, status) => ({ ...body, status })),
  ),
  fault(
    INFO,
    /^no-status$/,
    inBody(({ status: _, ...body }) => body),
  ),
  fault(
    INFO,
    /^markup$/,
    inBody((body) => ({ ...body, email: MARKUP })),
  ),
];

function httpError(status: number): Reply {
  const reply = refusal(status, { field: 'email', message: 'The sandbox was asked for this answer.' });
  const comesBack = status === 429 || status === 503;
  return comesBack ? { ...reply, headers: { ...reply.headers, 'retry-after': '1' } } : reply;
}

interface Faults {
  readonly of: Readonly<Record<Call, readonly Fault[]>>;
  /** So many answers of each call are spoilt; after that, trying again helps. */
  readonly times: number;
}

const NONE: Faults = { of: { 'create-payment': [], 'payment-info': [] }, times: 0 };

/** `once`, or `times-3`. */
const TIMES = /^(?:once|times-(\d+))$/;

/**
 * The faults that an e-mail address asks for: `fault+drop@example.org`, `fault+info-delay-3000+once@example.org`. A form
 * can be filled in with it by hand, and each test gets its own faults, whatever runs beside it. A name that there is not
 * is given back as text.
 */
export function faultsFor(email: string): Faults | string {
  const asked = /^fault\+([^@]*)@example\.org$/i.exec(email)?.[1]?.toLowerCase();
  if (asked === undefined) return NONE;
  const of: Record<Call, Fault[]> = { 'create-payment': [], 'payment-info': [] };
  let times = Number.POSITIVE_INFINITY;
  for (const name of asked.split('+')) {
    const limit = TIMES.exec(name);
    if (limit) {
      times = Number(limit[1] ?? 1);
      continue;
    }
    const call: Call = name.startsWith('info-') ? 'payment-info' : 'create-payment';
    const found = findFault(call, name.replace(/^info-/, ''));
    if (found === undefined) return name;
    of[call].push(found);
  }
  return { of, times };
}

function findFault(call: Call, name: string): Fault | undefined {
  for (const { calls, pattern, spoil } of FAULTS) {
    const match = calls.includes(call) ? pattern.exec(name) : null;
    if (match) return (reply) => spoil(reply, Number(match[1] ?? 0));
  }
  return undefined;
}

/** The answer to the `attempt`-th time (from 1) that a payment is asked for or about. */
export function spoilt(reply: Reply, call: Call, email: string, attempt: number): Reply {
  const faults = faultsFor(email);
  if (typeof faults === 'string' || attempt > faults.times) return reply;
  return faults.of[call].reduce((spoiled, each) => each(spoiled), reply);
}
