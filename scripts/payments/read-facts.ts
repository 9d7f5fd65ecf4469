import { readFileSync, statSync } from 'node:fs';
import type { PaymentFacts } from './facts';

/** Reads the facts of a conference from its data folder, or from the file `payments.json` of a build. Throws an error with the problems. */
export async function readFacts(data: string | undefined): Promise<PaymentFacts> {
  if (data !== undefined && statSync(data).isFile()) return JSON.parse(readFileSync(data, 'utf8')) as PaymentFacts; // a build wrote it
  // The compiler takes longer to load than all of the service.
  return (await import('./compile-facts')).compileFacts(data);
}
