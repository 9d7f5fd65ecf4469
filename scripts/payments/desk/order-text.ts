import { moneyOf } from '../gateways/minor-units';
import type { Order } from '../orders/all-orders';
import type { OrderRecord } from './order-record';

/** Writes the person of an order in a line. */
export const personText = ({ person }: Pick<Order, 'person'>): string =>
  person === null ? '(erased)' : `${person.first_name} ${person.last_name} <${person.email}>`;

/** Writes an order in a line, for lists. */
export const orderLine = (order: Order): string =>
  [
    ...[order.created_at.slice(0, 10), order.reference, (order.state ?? '').padEnd(13)],
    ...[moneyOf(order.amount, order.currency).padStart(14), personText(order), ...order.flags],
  ].join('  ');

/** Writes all that is known of an order. */
export function orderText(order: OrderRecord): string {
  const { reference, amount, currency, choice, person, attempts, ledger, events, mails } = order;
  const lists: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [
      'Attempts',
      attempts.map(({ order_number, gateway, state, created_at, settled_at }) =>
        [order_number, gateway, state, `begun ${created_at}`, settled_at ? `settled ${settled_at}` : ''].join('  '),
      ),
    ],
    ['Ledger', ledger.map((row) => [row.at, row.kind, moneyOf(row.amount, row.currency), row.ref].join('  '))],
    ['Events', events.map(({ at, kind, order_number, facts }) => [at, kind, order_number, listed(facts)].join('  '))],
    [
      'Mails',
      mails.map(({ dedupe_key, created_at, sent_at, next_try, tries }) => {
        const state = sent_at ? `sent ${sent_at}` : next_try ? `to be sent ${next_try}` : 'not needed any more';
        return [created_at, dedupe_key, `${state}, ${tries} tries`].join('  ');
      }),
    ],
  ];
  return [
    `${reference}  ${order.state ?? ''}  ${moneyOf(amount, currency)} (${order.amount_check})`,
    `  ${personText(order)}${person?.affiliation ? `, ${person.affiliation}` : ''}`,
    `  id ${order.id}, made ${order.created_at}, language ${order.language}, by ${order.method}`,
    ...(choice ? [`  ${listed({ ...choice })}`] : []),
    `  proof seen: ${order.verified ?? 'no'}${order.flags.length > 0 ? `; to look at: ${order.flags.join(', ')}` : ''}`,
    ...lists.flatMap(([heading, lines]) => (lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)])),
  ]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

const listed = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
