import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import Handlebars from 'handlebars';
import type { PaymentRequest } from '../../shared/fees/payment-request';
import type { RouteKind } from '../../shared/model/collections';
import { readBody } from '../payments/contract/read-body';
import { type Reply, seeOther, text } from '../payments/contract/reply';
import { ORDER_STATUS, type OrderStatus } from '../payments/gateways/gateway';
import type { PayingSite, Visit } from './api';
import { CARD_STYLES, cardPath } from './paths';
import { DECISIONS, type Decision, type Payment } from './payments';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const page = Handlebars.compile(read('card-page.html.hbs'), { strict: true });

/** Allows no scripts and nothing from other sites, and of pictures only the empty icon; the form may be sent to this site. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GET: shows the card provider's page with its three buttons. */
export async function showCardPage(_request: IncomingMessage, visit: Visit): Promise<Reply> {
  const payment = visit.state.findOrder(visit.parameter);
  return payment === undefined ? noSuchPayment() : sandboxPage(payment, visit);
}

/** POST: records the choice and sends the browser back to the site. */
export async function settleCard(request: IncomingMessage, { state, parameter, site }: Visit): Promise<Reply> {
  if (state.findOrder(parameter) === undefined) return noSuchPayment();
  const decision = await readDecision(request);
  if (typeof decision !== 'string') return decision;
  const payment = state.settle(parameter, decision);
  return payment === undefined ? noSuchPayment() : seeOther(returnAddress(payment, site));
}

/** Reads which button was pressed; a reply if it was none. */
export async function readDecision(request: IncomingMessage): Promise<Decision | Reply> {
  const decision = new URLSearchParams((await readBody(request))?.toString()).get('decision');
  return isDecision(decision) ? decision : text(400, `decision must be one of ${Object.keys(DECISIONS).join(', ')}.`);
}

export async function cardStyles(): Promise<Reply> {
  return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: read('card-page.css') };
}

const isDecision = (value: string | null): value is Decision => value !== null && Object.hasOwn(DECISIONS, value);

export const noSuchPayment = () =>
  text(404, 'The sandbox knows no such payment. It forgets all of them when it is stopped.');

/**
 * Returns the address that the payer is sent back to. Gateways append the order number and the language to the address of the result.
 */
function returnAddress({ id, orderId, status }: Payment, { routes }: PayingSite): string {
  const pathOf = (wanted: RouteKind) => routes.find(({ kind }) => kind === wanted)?.path ?? '/';
  if (status !== ORDER_STATUS.paid) return encodeURI(pathOf('payment-failure'));
  const query = new URLSearchParams({ orderId, lang: 'en' });
  return `${encodeURI(pathOf('payment-result'))}/${id}?${query}`;
}

function sandboxPage(payment: Payment, { site }: Visit): Reply {
  const { currency } = payment.request;
  const { code } = site.currencies.find(({ number }) => number === currency) ?? { code: String(currency) };
  return cardPage({
    ...payment,
    payer: payment.request,
    amount: payment.request.amount,
    code,
    result: returnAddress(payment, site),
  });
}

/** What the card page shows. */
interface CardForm {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly payer: Pick<PaymentRequest, 'first_name' | 'last_name' | 'email'>;
  /** Thousandths. */
  readonly amount: number;
  /** Code of the currency. */
  readonly code: string;
  /** Where a settled payment leads to. */
  readonly result: string;
}

/** Makes the card provider's page with its three buttons, or with what became of a payment that is settled. */
export function cardPage({ orderId, status, payer, amount, code, result }: CardForm): Reply {
  const body = page({
    styles: CARD_STYLES,
    action: cardPath(orderId),
    name: `${payer.first_name} ${payer.last_name}`,
    email: payer.email,
    amount: `${formatThousandths(amount)} ${code}`,
    outcome: OUTCOMES[status] ?? '',
    result,
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CONTENT_SECURITY_POLICY };
  return { status: 200, headers, body };
}

/** The text that replaces the buttons for a settled payment. */
const OUTCOMES: Readonly<Record<number, string>> = {
  [ORDER_STATUS.paid]: 'approved',
  [ORDER_STATUS.declined]: 'declined',
  [ORDER_STATUS.cancelled]: 'cancelled',
};

/** Writes 12500 as "12.500", by splitting the digits, since dividing large amounts is not exact. */
function formatThousandths(amount: number): string {
  const digits = String(amount).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
