import type { Problem } from '../payments/contract/payment-request';
import { type Reply, refusal } from '../payments/contract/reply';

/** The two calls whose responses can be changed by faults. */
export type Call = 'create-payment' | 'payment-info';

/** The pattern of a fault's name, and how it changes a response. `detail` is the text of the pattern's group. */
interface Fault {
  readonly name: RegExp;
  readonly change: (reply: Reply, detail: string) => Reply;
}

/** The longest delay of a response: longer than any time-out of the site. */
const MAX_DELAY = 60_000;

/** Addresses that the site must not follow. */
const FORM_URLS: Readonly<Record<string, string>> = {
  http: 'http://evil.example/pay',
  script: 'javascript:alert(document.domain)',
  foreign: 'https://evil.example/pay',
  disguised: 'https://pay.example.org@evil.example/pay',
};

const inBody = (change: (body: object, detail: string) => unknown): Fault['change'] => {
  return (reply, detail) => ({ ...reply, body: JSON.stringify(change(JSON.parse(reply.body) ?? {}, detail)) });
};

const BOTH: readonly Fault[] = [
  { name: /^delay-(\d+)$/, change: (reply, ms) => ({ ...reply, delay: Math.min(Number(ms), MAX_DELAY) }) },
  { name: /^http-([45]\d\d)$/, change: (reply, status) => ({ ...reply, ...httpError(Number(status)) }) },
  { name: /^drop$/, change: (reply) => ({ ...reply, drop: true }) },
  { name: /^malformed$/, change: (reply) => ({ ...reply, body: reply.body.slice(0, -1) }) },
];

/** The faults on demand. They change only the response: the payment itself is created. */
const FAULTS: Readonly<Record<Call, readonly Fault[]>> = {
  'create-payment': [
    ...BOTH,
    { name: /^no-form-url$/, change: inBody(() => ({})) },
    {
      name: new RegExp(`^form-url-(${Object.keys(FORM_URLS).join('|')})$`),
      change: inBody((_, kind) => ({ formUrl: FORM_URLS[kind] })),
    },
  ],
  'payment-info': [
    ...BOTH,
    { name: /^unknown$/, change: inBody(() => null) },
    { name: /^status-(\d)$/, change: inBody((body, status) => ({ ...body, status: Number(status) })) },
    { name: /^no-status$/, change: inBody((body) => ({ ...body, status: undefined })) },
    { name: /^markup$/, change: inBody((body) => ({ ...body, email: '<img src="x" onerror="alert(1)">' })) },
  ],
};

function httpError(status: number): Reply {
  const reply = refusal(status, { field: 'email', message: 'The sandbox was asked for this answer.' });
  const comesBack = status === 429 || status === 503;
  return comesBack ? { ...reply, headers: { ...reply.headers, 'retry-after': '1' } } : reply;
}

/** A fault that an e-mail address requests. */
interface RequestedFault {
  readonly call: Call;
  readonly change: (reply: Reply) => Reply;
  /** Only the first response is changed, so that a retry works. */
  readonly once: boolean;
}

/**
 * Returns the fault that an e-mail address requests: `fault+drop@example.org`, or `fault+info-http-503+once@example.org` for the first
 * response only. So faults can be requested in the form, and tests that run at the same time do not affect each other. Returns the name
 * of an unknown fault.
 */
export function faultOf(email: string): RequestedFault | string | undefined {
  const asked = /^fault\+([^@]*)@example\.org$/i.exec(email)?.[1]?.toLowerCase();
  if (asked === undefined) return undefined;
  const [, info, name = '', once] = /^(info-)?(.*?)(\+once)?$/.exec(asked) ?? [];
  const call: Call = info ? 'payment-info' : 'create-payment';
  for (const fault of FAULTS[call]) {
    const match = fault.name.exec(name);
    if (match) return { call, change: (reply) => fault.change(reply, match[1] ?? ''), once: once !== undefined };
  }
  return asked;
}

/** Makes the error for an e-mail address that asks for a fault that there is not. */
export const unknownFault = (name: string): Problem => ({
  field: 'email',
  message: `email asks for "${name}", which is not a fault of the sandbox; docs/engine.md lists them.`,
});

/** Changes the response to a call if the payer's e-mail address requests a fault. */
export function withRequestedFault(reply: Reply, call: Call, email: string, isFirst: boolean): Reply {
  const fault = faultOf(email);
  if (typeof fault !== 'object' || fault.call !== call || (fault.once && !isFirst)) return reply;
  return fault.change(reply);
}
