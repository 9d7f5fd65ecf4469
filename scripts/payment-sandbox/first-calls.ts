import type { Call } from './faults';
import { CAPACITY } from './payments';

/** Remembers which calls were answered for which payments: some faults change only the first response. */
export class FirstCalls {
  readonly #answered = new Set<string>();

  /** Tells whether this is the first call of its kind for a payment. */
  isFirst(call: Call, id: string): boolean {
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
