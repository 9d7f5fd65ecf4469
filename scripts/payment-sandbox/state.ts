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

/** The state of the sandbox, in memory. */
export class SandboxState {
  #payments: Payments = [];
  /** The calls that were answered for each payment: some faults change only the first response. */
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

  /** Tells whether this is the first call of its kind for a payment. */
  isFirst(call: Call, { id }: Payment): boolean {
    const name = `${call} ${id}`;
    const isFirst = !this.#answered.has(name);
    // Deleted first, so that the set is ordered by the most recent call.
    this.#answered.delete(name);
    this.#answered.add(name);
    const [oldest] = this.#answered;
    if (oldest !== undefined && this.#answered.size > 2 * CAPACITY) this.#answered.delete(oldest);
    return isFirst;
  }
}
