import { useEffect, useState } from 'react';
import { type LookedUp, lookUpPayment } from './look-up-payment';
import { forgetSettled } from './payment-keys';
import type { ResultAddress } from './result-address';

/** Looks up a payment; undefined until the service has responded. `again` retries. */
export function useLookUp(api: string, { id, orderId, lang }: ResultAddress) {
  const [result, setResult] = useState<LookedUp>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    let stale = false;
    lookUpPayment(api, { id, orderId, lang }, { fetch, pause }).then((looked) => {
      if (looked.kind === 'found') void forgetSettled(looked.info, api);
      if (stale) return;
      if (looked.kind === 'failed') console.error('The payment could not be looked up.', looked.cause);
      setResult(looked);
    });
    return () => {
      stale = true;
    };
  }, [api, id, orderId, lang, attempt]);

  const again = () => {
    setResult(undefined);
    setAttempt(attempt + 1);
  };
  return { result, again };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
