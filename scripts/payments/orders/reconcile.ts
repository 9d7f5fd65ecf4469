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

/**
 * Checks the attempts that are due, and returns how many, and how many of them the gateway did not answer. Several processes check each
 * once, since a check is claimed first. After a clock was set back, what was checked "in the future" is due at once.
 *
 * @param all also those that are not due, but may still change
 */
export async function reconcile(
  service: PaymentService,
  { all = false }: { readonly all?: boolean } = {},
): Promise<{ readonly checked: number; readonly unanswered: number }> {
  const { database, now } = service;
  const at = now();
  const isDue = all ? '' : 'and (next_check <= $1 or checked_at > $1)';
  const claimed = await database.transaction((run) =>
    run<AttemptRow>(
      `update attempts set claimed_until = $2 where (claimed_until < $1 or claimed_until > $2) and order_number in (
        select order_number from attempts where next_check is not null ${isDue} and (claimed_until < $1 or claimed_until > $2)
        order by next_check limit ${MOST}) returning *`,
      [at, at + CLAIM],
    ),
  );
  const answers = await Promise.all(
    claimed.map(async (attempt) => {
      const answer = await checkAttempt(service, attempt, LIMIT);
      await database.transaction((run) =>
        run(
          'update attempts set checks = $1, checked_at = $2, next_check = $3, claimed_until = $4 where order_number = $5',
          [
            ...[
              attempt.checks + 1,
              now(),
              nextCheck(attempt, answer, now()),
              all ? at + CLAIM : 0,
              attempt.order_number,
            ],
          ],
        ),
      );
      return answer;
    }),
  );
  return { checked: claimed.length, unanswered: answers.filter((answer) => answer === 'unreachable').length };
}

/** Returns the time of the next check; null if none follows. */
function nextCheck({ checks, created_at }: AttemptRow, answer: State | 'unreachable', now: number): number | null {
  if (answer === 'void' || answer === 'refunded' || answer === 'reversed') return null;
  // What was paid may be refunded at the gateway.
  const pause = answer === 'paid' || answer === 'part-refunded' ? DAY : PAUSES[checks + 1];
  const isOver = pause === undefined || now > created_at + 12 * DAY;
  return isOver ? null : now + pause;
}
