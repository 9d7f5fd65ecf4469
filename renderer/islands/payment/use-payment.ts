import { useRef, useState } from 'react';
import { createPayment, type Failure, type PaymentService } from './create-payment';
import { type Intent, intentOf } from './idempotency-key';
import type { PaymentRequest } from './validate-payment';

/** Where the form is between the press of its button and the page of the card payment provider. */
export type Phase =
  | { readonly kind: 'idle' | 'sending' | 'redirecting' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Starts payments, one at a time, and leaves for the provider's page. `tell` is called with what went wrong. */
export function usePayment(service: PaymentService, tell: (failure: Failure) => void) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const intent = useRef<Intent>(undefined);

  /** Ends when the visitor may press the button again. */
  async function start(request: PaymentRequest): Promise<void> {
    intent.current = intentOf(request, intent.current);
    setPhase({ kind: 'sending' });
    const created = await createPayment(request, intent.current.key, service, { fetch, site: location.hostname });
    if (created.kind === 'failed') {
      const { failure, cause } = created;
      console.error(`The payment could not be started (${failure}).`, cause);
      setPhase({ kind: 'failed', failure });
      tell(failure);
      return;
    }
    // This payment is settled on the provider's page; who comes back and presses again means another.
    intent.current = undefined;
    setPhase({ kind: 'redirecting' });
    const cameBack = restored();
    location.assign(created.formUrl);
    await cameBack;
    setPhase({ kind: 'idle' });
  }

  return { phase, start };
}

/** Resolves when the browser shows the page again as it was left (back/forward cache). */
function restored(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', function listen({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', listen);
      resolve();
    });
  });
}
