import { codeOf } from '../code-of';
import { isSafeAddress } from '../safe-address';
import {
  type Gateway,
  NotRefunded,
  type Observation,
  ORDER_STATUS,
  type OrderStatus,
  type Registered,
} from './gateway';
import { minorUnits, thousandthsOfUnit } from './minor-units';

export interface ClicToPayAccess {
  /** The address below which `register.do` is. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** Milliseconds for a registration: the site gives up after 15 s. */
const LIMIT = 6000;

/** Seconds. The gateway's own default. */
const LIFETIME = 1200;

/** Its `errorCode`: the answer to a registration or a question. */
const ERROR = { none: '0', duplicate: '1', currency: '3', missing: '4', wrong: '5', noOrder: '6' } as const;

/** Codes of registrations that it did not take. */
const REFUSED: readonly string[] = [ERROR.currency, ERROR.missing, ERROR.wrong];

/** ClicToPay of Tunisia, and other gateways of the BPC family (`register.do`). */
export function clicToPay(access: ClicToPayAccess): Gateway {
  const call = callOf(access);
  return {
    name: 'clictopay',
    lifetime: LIFETIME,
    problemOfAmount: (amount, currency) =>
      minorUnits(amount, currency) === undefined
        ? `must be a multiple of ${thousandthsOfUnit(currency)} thousandths in this currency.`
        : undefined,

    register: async ({ orderNumber, amount, currency, description, language, returnUrl, failUrl, lifetime }) => {
      const units = minorUnits(amount, currency);
      if (units === undefined) return { kind: 'refused', why: 'amount' };
      const fields = {
        ...{ orderNumber, amount: String(units), currency: String(currency), description, returnUrl, failUrl },
        language: ['fr', 'ar'].find((tag) => language.startsWith(tag)) ?? 'en',
        sessionTimeoutSecs: String(lifetime),
      };
      try {
        return registered(await call('register.do', fields, LIMIT), access.url);
      } catch (problem) {
        return {
          kind: 'unknown',
          why: reasonOf(problem),
          ...(problem instanceof Overloaded && { retryAfter: 5 }),
        };
      }
    },

    status: async (orderNumber, within) => {
      try {
        return observed(await call('getOrderStatusExtended.do', { orderNumber }, within));
      } catch (problem) {
        return { kind: 'unreachable', why: reasonOf(problem) };
      }
    },

    refund: async ({ gatewayId, amount, currency }) => {
      const units = minorUnits(amount, currency);
      // 0 would send back everything.
      if (!units || units <= 0) throw new NotRefunded(`This amount cannot be sent back in currency ${currency}.`);
      const answer = await call('refund.do', { orderId: gatewayId, amount: String(units) }, LIMIT);
      const code = errorOf(answer);
      if (code !== ERROR.none) throw new NotRefunded(`The gateway did not refund: error ${code}.`);
    },

    hinted: (parameters) => parameters.get('orderNumber') ?? parameters.get('mdOrder') ?? undefined,
  };
}

type Answer = ReadonlyMap<string, unknown>;

type Call = (name: string, fields: Readonly<Record<string, string>>, within: number) => Promise<Answer>;

/** Makes calls to the gateway, within milliseconds. Throws an error if it does not answer. */
export const callOf =
  ({ url, user, password }: ClicToPayAccess): Call =>
  async (name, fields, within) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/${name}`, {
      method: 'POST',
      body: new URLSearchParams({ userName: user, password, ...fields }),
      signal: AbortSignal.timeout(within),
      redirect: 'error',
    });
    if (response.status === 429) throw new Overloaded();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) throw new Error('no object');
    return new Map(Object.entries(body));
  };

/** It has too much to do (HTTP 429). */
class Overloaded extends Error {}

/** Says in a word why there is no answer, such as CERT_HAS_EXPIRED. */
function reasonOf(problem: unknown): string {
  if (problem instanceof Overloaded) return 'overloaded';
  return problem instanceof Error ? (codeOf(problem.cause) ?? problem.name) : 'unknown';
}

/** Returns the code of an answer. `success`, where it is, overrides it. */
export function errorOf(answer: Answer): string {
  const code = String(answer.get('errorCode') ?? ERROR.none);
  if (answer.get('success') === true) return ERROR.none;
  return answer.get('success') === false && code === ERROR.none ? 'none given' : code;
}

function registered(answer: Answer, url: string): Registered {
  const code = errorOf(answer);
  const gatewayId = answer.get('orderId');
  const formUrl = answer.get('formUrl');
  if (REFUSED.includes(code)) return { kind: 'refused', why: `error ${code}` };
  if (code !== ERROR.none || typeof gatewayId !== 'string' || typeof formUrl !== 'string' || !gatewayId || !formUrl)
    return { kind: 'unknown', why: `error ${code}` };
  // A browser is sent there.
  if (!isSafeAddress(formUrl, url)) return { kind: 'unknown', why: 'unsafe formUrl' };
  return { kind: 'open', gatewayId, formUrl };
}

function observed(answer: Answer): Observation {
  const code = errorOf(answer);
  if (code === ERROR.noOrder) return { kind: 'no-order' };
  const [status, amount, currency] = ['orderStatus', 'amount', 'currency'].map((name) => wholeNumber(answer.get(name)));
  const orderNumber = answer.get('orderNumber');
  if (code !== ERROR.none || amount === undefined || currency === undefined || typeof orderNumber !== 'string')
    return { kind: 'unreachable', why: `error ${code}` };
  if (!isStatus(status)) return { kind: 'unreachable', why: `orderStatus ${status}` };
  const refunded = wholeNumber(objectIn(answer, 'paymentAmountInfo').get('refundedAmount'));
  const unit = thousandthsOfUnit(currency);
  return {
    ...{ kind: 'order', status, orderNumber, amount: amount * unit, currency },
    gatewayId: gatewayIdIn(answer),
    ...(refunded !== undefined && { refunded: refunded * unit }),
  };
}

/** Some gateways have it in a list of attributes only. */
function gatewayIdIn(answer: Answer): string | undefined {
  const listed: unknown = answer.get('attributes');
  const attributes = Array.isArray(listed) ? listed.map((each: unknown) => new Map(Object.entries(Object(each)))) : [];
  const id = answer.get('orderId') ?? attributes.find((attribute) => attribute.get('name') === 'mdOrder')?.get('value');
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const objectIn = (answer: Answer, name: string): Answer => new Map(Object.entries(Object(answer.get(name) ?? {})));

const isStatus = (status: number | undefined): status is OrderStatus =>
  Object.values<number | undefined>(ORDER_STATUS).includes(status);

/** Reads a number that may be written as a text: "788". */
function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}
