import { useState } from 'react';
import type { Created, Failure, PaymentService } from './create-payment';
import type { PaymentRequest } from './validate-payment';

/** Where the form is between the press of its button and the page of the card payment provider. */
export type Phase =
  | { readonly kind: 'idle' | 'sending' | 'redirecting' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Starts payments, one at a time, and leaves for the provider's page. `tell` is called with what went wrong. */
export function usePayment(service: PaymentService, onFailure: (failure: Failure) => void) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });

  /** Ends when the visitor may press the button again. */
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

/** Loads what asks for payments: when the form is first touched, so that it is there when the button is pressed. */
export const loadPaymentCalls = async () => ({
  ...(await import('./create-payment')),
  ...(await import('./payment-keys')),
});

/** Without a connection not even that can be loaded. */
async function createWith(request: PaymentRequest, service: PaymentService): Promise<Created> {
  const loaded = await loadPaymentCalls().catch((cause: unknown) => ({ cause }));
  if ('cause' in loaded) return { kind: 'failed', failure: 'network', cause: loaded.cause };
  return loaded.createPayment(request, await loaded.keyOf(request), service, { fetch, site: location.hostname });
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
