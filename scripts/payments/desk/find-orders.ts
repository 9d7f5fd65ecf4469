import { referencesIn } from '../bank/reference';
import type { Order } from '../orders/all-orders';
import { folded } from './folded';
import { personText } from './order-text';

/** Returns the orders that a text names: by id, reference, order number or e-mail; if there are none, by a part of the name. */
export function findOrders(orders: readonly Order[], text: string): readonly Order[] {
  const wanted = folded(text);
  const references = referencesIn(text);
  const named = orders.filter(
    ({ id, reference, attempts, person }) =>
      id === text.trim() ||
      references.includes(reference) ||
      attempts.some(({ order_number }) => folded(order_number) === wanted) ||
      (person !== null && folded(person.email) === wanted),
  );
  if (named.length > 0 || wanted === '') return named;
  return orders.filter(({ person }) => person && folded(`${person.first_name} ${person.last_name}`).includes(wanted));
}

/** Returns the one order that a text names. Throws an error that lists the others if it is not one. */
export function oneOrder(orders: readonly Order[], text: string): Order {
  const [first, ...others] = findOrders(orders, text);
  if (first === undefined) throw new Error(`No order has the id, reference, number, e-mail or name "${text}".`);
  if (others.length === 0) return first;
  const lines = [first, ...others].map((order) => `  ${order.reference}  ${order.state ?? ''}  ${personText(order)}`);
  throw new Error(`"${text}" fits ${lines.length} orders. Name one by its reference:\n${lines.join('\n')}`);
}
