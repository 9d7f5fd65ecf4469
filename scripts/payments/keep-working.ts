import { setTimeout as pause } from 'node:timers/promises';
import type { Post } from './mails/post';
import { sendMails } from './mails/send-mails';
import { reconcile } from './orders/reconcile';
import { type Health, healthCheck, type Part } from './server/health';
import type { PaymentService } from './service';

/** Milliseconds between two rounds of work, and between two checks of health. */
const ROUND = 1000;
const CHECK = 10_000;

interface Work {
  /** How mails go; without it, they wait in the outbox. */
  readonly post: Post | undefined;
  readonly health: Health;
  readonly stopped: AbortSignal;
}

/** Checks attempts, sends mails and watches the service, again and again, until it is stopped. */
export async function keepWorking(service: PaymentService, { post, health, stopped }: Work): Promise<void> {
  const again = async (part: Part, every: number, work: () => Promise<unknown>) => {
    health.worked(part);
    for (let logged = ''; !stopped.aborted; ) {
      try {
        await work();
        health.worked(part);
        logged = '';
      } catch (problem) {
        // A round each second would fill the log.
        if (logged !== String(problem)) service.log(`Work of ${part} failed: ${problem}`);
        logged = String(problem);
      }
      await pause(every, undefined, { signal: stopped }).catch(() => undefined);
    }
  };
  await Promise.all([
    again('reconciliation', ROUND, () => reconcile(service)),
    ...(post ? [again('mails', ROUND, () => sendMails(service, post, stopped))] : []),
    again('database', CHECK, healthCheck(service, health)),
  ]);
}
