import { randomUUID } from 'node:crypto';
import { FirstCalls } from './first-calls';
import { createPayment, type Decision, findOrder, findPayment, type Payment, type Payments, settle } from './payments';

/** The state of the sandbox, in memory. */
export class SandboxState {
  #payments: Payments = [];
  readonly firstCalls = new FirstCalls();

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
}
