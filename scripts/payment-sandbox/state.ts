import { randomUUID } from 'node:crypto';
import type { Call } from './faults';
import {
  CAPACITY,
  createPayment,
  type Decision,
  findOrder,
  findPayment,
  type Payment,
  type Payments,
  settle,
} from './payments';

/** The sandbox's memory while it runs: its one place that changes. */
export class SandboxState {
  #payments: Payments = [];
  /** The calls that have been answered for each payment: some faults spoil the first answer alone. */
  readonly #answered = new Set<string>();

  create(asked: Pick<Payment, 'request' | 'key'>): Payment | 'conflict' {
    const created = createPayment(this.#payments, { ...asked, id: randomUUID(), orderId: randomUUID() });
    if (created.kind === 'conflict') return 'conflict';
    this.#payments = created.payments;
    return created.payment;
  }

  settle(orderId: string, decision: Decision): Payment | undefined {
    this.#payments = settle(this.#payments, orderId, decision, new Date().toISOString());
    return this.findOrder(orderId);
  }

  findOrder(orderId: string): Payment | undefined {
    return findOrder(this.#payments, orderId);
  }

  find(id: string, orderId: string | undefined): Payment | undefined {
    return findPayment(this.#payments, id, orderId);
  }

  /** Whether this is the first call of its kind about a payment. */
  isFirst(call: Call, { id }: Payment): boolean {
    const name = `${call} ${id}`;
    const isFirst = !this.#answered.has(name);
    // Deleted first, so that the set is ordered by the last call.
    this.#answered.delete(name);
    this.#answered.add(name);
    const [oldest] = this.#answered;
    if (oldest !== undefined && this.#answered.size > 2 * CAPACITY) this.#answered.delete(oldest);
    return isFirst;
  }
}
