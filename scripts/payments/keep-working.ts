import { setTimeout as pause } from 'node:timers/promises';
import type { Post } from './mails/post';
import { sendMails } from './mails/send-mails';
import { reconcile } from './orders/reconcile';
import type { PaymentService } from './service';

/** Milliseconds between two rounds of work. */
const ROUND = 1000;

/** Checks attempts and sends mails, again and again, until it is stopped. Without `post`, mails wait in the outbox. */
export async function keepWorking(
  service: PaymentService,
  post: Post | undefined,
  stopped: AbortSignal,
): Promise<void> {
  const again = async (what: string, work: () => Promise<unknown>) => {
    while (!stopped.aborted) {
      await work().catch((problem: unknown) => service.log(`${what} failed: ${String(problem)}`));
      await pause(ROUND, undefined, { signal: stopped }).catch(() => undefined);
    }
  };
  await Promise.all([
    again('Reconciliation', () => reconcile(service)),
    ...(post ? [again('Sending mails', () => sendMails(service, post))] : []),
  ]);
}
