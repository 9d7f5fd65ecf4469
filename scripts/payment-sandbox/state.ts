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

/** What the sandbox remembers as long as it runs: the one place of it that changes. */
export class SandboxState {
  #payments: Payments = [];
  /** How often each call has been made for a payment; faults that happen a few times ask for it. */
  readonly #attempts = new Map<string, number>();

  create(asked: Pick<Payment, 'request' | 'key'>): Payment | 'conflict' {
    const created = createPayment(this.#payments, { ...asked, id: randomUUID(), orderId: randomUUID() });
    if (created.kind === 'conflict') return 'conflict';
    this.#payments = created.payments;
    return created.payment;
  }

  settle(orderId: string, decision: Decision): Payment | undefined {
    this.#payments = settle(this.#payments, orderId, decision);
    return this.findOrder(orderId);
  }

  findOrder(orderId: string): Payment | undefined {
    return findOrder(this.#payments, orderId);
  }

  find(id: string, orderId: string | undefined): Payment | undefined {
    return findPayment(this.#payments, id, orderId);
  }

  /** Counts a call about a payment, from 1. */
  countAttempt(call: Call, { id }: Payment): number {
    const name = `${call} ${id}`;
    const attempt = (this.#attempts.get(name) ?? 0) + 1;
    this.#attempts.delete(name);
    this.#attempts.set(name, attempt);
    const [oldest] = this.#attempts.keys();
    if (oldest !== undefined && this.#attempts.size > 2 * CAPACITY) this.#attempts.delete(oldest);
    return attempt;
  }
}
