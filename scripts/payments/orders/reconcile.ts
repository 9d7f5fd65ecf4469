import type { PaymentService } from '../service';
import { checkAttempt } from './observe';
import type { AttemptRow } from './rows';
import type { State } from './states';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds between the checks of an attempt: soon, then hourly for a day, then daily for ten days. */
const PAUSES: readonly number[] = [
  ...[0.5, 1, 2, 5, 10, 20, 30].map((minutes) => minutes * MINUTE),
  ...Array.from({ length: 24 }, () => HOUR),
  ...Array.from({ length: 10 }, () => DAY),
];

/** Returns the time of the first check of an attempt that was registered at a time. */
export const firstCheck = (at: number): number => at + (PAUSES[0] ?? 0);

/** Attempts that one process checks at once. */
const MOST = 20;

/** Milliseconds for which a process has an attempt for itself: longer than the check takes. */
const CLAIM = 30_000;

/** Milliseconds for one question. */
const LIMIT = 6000;

interface Reconciled {
  readonly checked: number;
  /** How many of them the gateway did not answer for. */
  readonly unanswered: number;
}

/**
 * Checks the attempts that are due. Several processes check each once, since a check is claimed first. After a clock was set back, what
 * was checked "in the future" is due at once.
 */
export async function reconcile(service: PaymentService): Promise<Reconciled> {
  const at = service.now();
  const claimed = await service.database.transaction((run) =>
    run<AttemptRow>(
      `update attempts set claimed_until = $2 where (claimed_until < $1 or claimed_until > $2) and order_number in (
        select order_number from attempts where next_check is not null and (next_check <= $1 or checked_at > $1)
          and (claimed_until < $1 or claimed_until > $2)
        order by next_check limit ${MOST}) returning *`,
      [at, at + CLAIM],
    ),
  );
  return checkAll(service, claimed);
}

/** Checks all attempts that may still change, also those that are not due or that another process is checking: each check is whole. */
export async function reconcileAll(service: PaymentService): Promise<Reconciled> {
  const attempts = await service.database.transaction((run) =>
    run<AttemptRow>('select * from attempts where next_check is not null order by next_check'),
  );
  const total = { checked: 0, unanswered: 0 };
  for (let from = 0; from < attempts.length; from += MOST) {
    const { checked, unanswered } = await checkAll(service, attempts.slice(from, from + MOST));
    total.checked += checked;
    total.unanswered += unanswered;
  }
  return total;
}

async function checkAll(service: PaymentService, attempts: readonly AttemptRow[]): Promise<Reconciled> {
  const answers = await Promise.all(
    attempts.map(async (attempt) => {
      const answer = await checkAttempt(service, attempt, LIMIT);
      const now = service.now();
      const values = [attempt.checks + 1, now, nextCheck(attempt, answer, now), attempt.order_number];
      await service.database.transaction((run) =>
        run(
          'update attempts set checks = $1, checked_at = $2, next_check = $3, claimed_until = 0 where order_number = $4',
          values,
        ),
      );
      return answer;
    }),
  );
  return { checked: attempts.length, unanswered: answers.filter((answer) => answer === 'unreachable').length };
}

/** Returns the time of the next check; null if none follows. */
function nextCheck(
  { checks, created_at, expires_at }: AttemptRow,
  answer: State | 'unreachable',
  now: number,
): number | null {
  if (answer === 'void' || answer === 'refunded' || answer === 'reversed') return null;
  // What was paid may be refunded at the gateway.
  const pause = answer === 'paid' || answer === 'part-refunded' ? DAY : (PAUSES[checks + 1] ?? DAY);
  // A bank transfer may take weeks, and is given up only then.
  return now > Math.max(created_at + 12 * DAY, expires_at + 2 * DAY) ? null : now + pause;
}
