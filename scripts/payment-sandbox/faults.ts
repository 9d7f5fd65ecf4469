import { type Reply, refusal } from './reply';

/** The two calls, whose answers can be spoilt. */
export type Call = 'create-payment' | 'payment-info';

/** The name of a fault, and the way it spoils an answer; `detail` is the part of the name in the pattern's group. */
interface Fault {
  readonly name: RegExp;
  readonly spoil: (reply: Reply, detail: string) => Reply;
}

/** The longest delay of an answer: longer than any time-out of the site. */
const MAX_DELAY = 60_000;

/** Addresses that the site must not follow. */
const FORM_URLS: Readonly<Record<string, string>> = {
  http: 'http://evil.example/pay',
  script: 'javascript:alert(document.domain)',
  foreign: 'https://evil.example/pay',
  disguised: 'https://pay.example.org@evil.example/pay',
};

const inBody = (change: (body: object, detail: string) => unknown): Fault['spoil'] => {
  return (reply, detail) => ({ ...reply, body: JSON.stringify(change(JSON.parse(reply.body) ?? {}, detail)) });
};

const BOTH: readonly Fault[] = [
  { name: /^delay-(\d+)$/, spoil: (reply, ms) => ({ ...reply, delay: Math.min(Number(ms), MAX_DELAY) }) },
  { name: /^http-([45]\d\d)$/, spoil: (reply, status) => ({ ...reply, ...httpError(Number(status)) }) },
  { name: /^drop$/, spoil: (reply) => ({ ...reply, drop: true }) },
  { name: /^malformed$/, spoil: (reply) => ({ ...reply, body: reply.body.slice(0, -1) }) },
];

/** The faults on demand. Only the answer is spoilt: the payment itself is made. */
const FAULTS: Readonly<Record<Call, readonly Fault[]>> = {
  'create-payment': [
    ...BOTH,
    { name: /^no-form-url$/, spoil: inBody(() => ({})) },
    {
      name: new RegExp(`^form-url-(${Object.keys(FORM_URLS).join('|')})$`),
      spoil: inBody((_, kind) => ({ formUrl: FORM_URLS[kind] })),
    },
  ],
  'payment-info': [
    ...BOTH,
    { name: /^unknown$/, spoil: inBody(() => null) },
    { name: /^status-(\d)$/, spoil: inBody((body, status) => ({ ...body, status: Number(status) })) },
    { name: /^no-status$/, spoil: inBody((body) => ({ ...body, status: undefined })) },
    { name: /^markup$/, spoil: inBody((body) => ({ ...body, email: '<img src="x" onerror="alert(1)">' })) },
  ],
};

function httpError(status: number): Reply {
  const reply = refusal(status, { field: 'email', message: 'The sandbox was asked for this answer.' });
  const comesBack = status === 429 || status === 503;
  return comesBack ? { ...reply, headers: { ...reply.headers, 'retry-after': '1' } } : reply;
}

/** A fault that somebody asks for. */
interface AskedFault {
  readonly call: Call;
  readonly spoil: (reply: Reply) => Reply;
  /** Only the first answer is spoilt; after that, trying again helps. */
  readonly once: boolean;
}

/**
 * The fault that an e-mail address asks for: `fault+drop@example.org`, or `fault+info-http-503+once@example.org` for the
 * first answer alone. The form can be filled in with it by hand, and each test gets its own fault, whatever runs beside
 * it. A fault that does not exist is given back as text.
 */
export function faultOf(email: string): AskedFault | string | undefined {
  const asked = /^fault\+([^@]*)@example\.org$/i.exec(email)?.[1]?.toLowerCase();
  if (asked === undefined) return undefined;
  const [, info, name = '', once] = /^(info-)?(.*?)(\+once)?$/.exec(asked) ?? [];
  const call: Call = info ? 'payment-info' : 'create-payment';
  for (const fault of FAULTS[call]) {
    const match = fault.name.exec(name);
    if (match) return { call, spoil: (reply) => fault.spoil(reply, match[1] ?? ''), once: once !== undefined };
  }
  return asked;
}

/** The answer to a call about a payment, spoilt if the payer's e-mail address asks for it. */
export function spoilt(reply: Reply, call: Call, email: string, isFirst: boolean): Reply {
  const fault = faultOf(email);
  if (typeof fault !== 'object' || fault.call !== call || (fault.once && !isFirst)) return reply;
  return fault.spoil(reply);
}
