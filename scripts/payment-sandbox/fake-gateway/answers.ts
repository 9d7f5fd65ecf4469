import type { IncomingMessage } from 'node:http';
import { readBody } from '../../payments/contract/read-body';
import { json, type Reply, seeOther, text } from '../../payments/contract/reply';
import { ORDER_STATUS } from '../../payments/gateways/gateway';
import { currencyCode, thousandthsOfUnit } from '../../payments/gateways/minor-units';
import type { Person } from '../../payments/orders/rows';
import { cardPage, cardStyles, noSuchPayment, readDecision } from '../card-page';
import { CARD_STYLES, cardPath, FAKE_GATEWAY } from '../paths';
import { DECISIONS } from '../payments';
import type { FakeGateway, FakeOrder } from './fake-gateway';
import { type GatewayFaults, happens, lateness } from './faults';

export interface ServedGateway {
  readonly gateway: FakeGateway;
  readonly faults?: GatewayFaults;
  /** Returns the address that is told of payments: `…/gateway/clictopay/callback`. */
  readonly callbackUrl: () => string | undefined;
  /** Finds who pays an order: a gateway is not told, but its page may say it where it stands in for one. */
  readonly payerOf?: (orderNumber: string) => Promise<Person | undefined>;
}

const SOMEBODY: Person = { first_name: '', last_name: '', email: '' };

/** Answers a request to the fake gateway: its calls, and its card page. Undefined if it has no such address. */
export async function answerFakeGateway(
  request: IncomingMessage,
  path: string,
  served: ServedGateway,
): Promise<Reply | undefined> {
  const orderId = after(cardPath(''), path);
  if (orderId !== undefined) return answerCard(request, orderId, served);
  if (path === CARD_STYLES) return cardStyles();
  const call = after(`${FAKE_GATEWAY}/`, path);
  return call === undefined ? undefined : answerCall(request, call, served);
}

const otherMethod = (allow: string): Reply => ({ ...text(405, `Only ${allow} may be used here.`), headers: { allow } });

const after = (start: string, path: string) => (path.startsWith(start) ? path.slice(start.length) : undefined);

/** Answers a call such as register.do. */
async function answerCall(request: IncomingMessage, name: string, { gateway, faults }: ServedGateway): Promise<Reply> {
  if (request.method !== 'POST') return otherMethod('POST');
  const fields = new URLSearchParams((await readBody(request))?.toString());
  if (happens('overloaded', faults)) return text(429, 'Too many requests');
  if (happens('failing', faults)) return json(200, { errorCode: '7', errorMessage: 'System error' });
  const answer = gateway.call(name, fields);
  if (answer === undefined) return text(404, 'The gateway has no such call.');
  const [earlier] = gateway.orders.values();
  const isRepeated = name === 'register.do' && 'formUrl' in answer && happens('repeatedId', faults);
  const said = isRepeated && earlier ? { ...answer, orderId: earlier.orderId } : answer;
  const isCut = happens(name === 'register.do' ? 'cutRegistration' : 'cutStatus', faults);
  const late = happens('late', faults) ? (faults?.lateBy ?? 0) : 0;
  return { ...json(200, said), drop: isCut, delay: late + lateness('delay', faults) };
}

/** Answers for an order's card page: GET shows it, POST presses one of its buttons and sends the browser back to the site. */
async function answerCard(request: IncomingMessage, orderId: string, served: ServedGateway): Promise<Reply> {
  const { gateway, faults, payerOf } = served;
  const order = gateway.orders.get(orderId);
  if (request.method === 'POST' && order) {
    const decision = await readDecision(request);
    if (typeof decision !== 'string') return decision;
    if (gateway.settle(orderId, DECISIONS[decision])) sendCallbacks(order, served);
    return seeOther(wayBack(order, faults));
  }
  if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) return otherMethod('GET, POST');
  if (order === undefined) return noSuchPayment();
  return cardPage({
    ...order,
    amount: order.amount * thousandthsOfUnit(Number(order.currency)),
    code: currencyCode(Number(order.currency)),
    payer: (await payerOf?.(order.orderNumber)) ?? SOMEBODY,
    result: wayBack(order, faults),
  });
}

/** Returns the address that the payer is sent back to: that of the result gets the order and the language, by some gateways twice. */
function wayBack(
  { status, returnUrl, failUrl, orderId, language }: FakeOrder,
  faults: GatewayFaults | undefined,
): string {
  if (status !== ORDER_STATUS.paid) return failUrl;
  const appended = `${new URLSearchParams({ orderId, lang: language })}`;
  const all = happens('doubleParameters', faults) ? `${appended}&${appended}` : appended;
  return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${all}`;
}

/** Tells the service of a settled order, with the faults of callbacks. */
function sendCallbacks({ orderId, orderNumber, status }: FakeOrder, { callbackUrl, faults }: ServedGateway): void {
  const isPaid = status === ORDER_STATUS.paid;
  for (const operation of isPaid ? ['approved', 'deposited'] : ['deposited']) {
    if (happens('loseCallback', faults)) continue;
    const query = new URLSearchParams({ mdOrder: orderId, orderNumber, operation, status: isPaid ? '1' : '0' });
    const send = () => {
      const url = callbackUrl();
      // What is not delivered is lost, as with a gateway that gives up.
      if (url) fetch(`${url}?${query}`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    };
    for (let times = happens('doubleCallback', faults) ? 2 : 1; times > 0; times--)
      setTimeout(send, lateness('delayCallback', faults));
  }
}
