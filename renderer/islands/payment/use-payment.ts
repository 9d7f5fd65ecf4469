import { useState } from 'react';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import type { Created, Failure, PaymentService } from './create-payment';

/** The state of the form from submission to the page of the card payment provider. */
export type Phase =
  | { readonly kind: 'idle' | 'sending' | 'redirecting' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Starts payments, one at a time, and redirects to the provider. Calls `onFailure` on failures. */
export function usePayment(service: PaymentService, onFailure: (failure: Failure) => void) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });

  /** Resolves when the visitor may press the button again. */
  async function start(request: PaymentRequest): Promise<void> {
    setPhase({ kind: 'sending' });
    const created = await createWith(request, service);
    if (created.kind === 'failed') {
      const { failure, cause } = created;
      console.error(`The payment could not be started (${failure}).`, cause);
      setPhase({ kind: 'failed', failure });
      onFailure(failure);
      return;
    }
    setPhase({ kind: 'redirecting' });
    const cameBack = restored();
    location.assign(created.formUrl);
    await cameBack;
    setPhase({ kind: 'idle' });
  }

  return { phase, start };
}

/** Loads the code of requests when the form is first touched, so that it is there when the button is pressed. */
export const loadPaymentCalls = async () => ({
  ...(await import('./create-payment')),
  ...(await import('./payment-keys')),
});

/** Offline, even this code cannot be loaded. */
async function createWith(request: PaymentRequest, service: PaymentService): Promise<Created> {
  const loaded = await loadPaymentCalls().catch((cause: unknown) => ({ cause }));
  if ('cause' in loaded) return { kind: 'failed', failure: 'network', cause: loaded.cause };
  return loaded.createPayment(request, await loaded.keyOf(request, service.api), service, {
    fetch,
    site: location.hostname,
  });
}

/** Resolves when the page is restored from the back/forward cache. */
function restored(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', function listen({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', listen);
      resolve();
    });
  });
}
