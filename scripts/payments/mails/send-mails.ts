import { codeOf } from '../code-of';
import type { Run } from '../database/database';
import type { AttemptRow, LedgerRow, OrderRow, Person } from '../orders/rows';
import { isPaid } from '../orders/states';
import type { PaymentService } from '../service';
import type { MailKind } from './outbox';
import type { Letter, Post } from './post';
import { type RenderedMail, renderMail } from './render';

interface OutboxRow {
  readonly dedupe_key: string;
  readonly kind: MailKind;
  readonly order_id: string | null;
  readonly facts: string;
  readonly tries: number;
}

/** Mails that one process sends in a round. */
const MOST = 10;

/** Milliseconds for which a process has a mail for itself. */
const CLAIM = 60_000;

const MINUTE = 60_000;

/** Sends the mails that are due, and returns how many could not be sent. Each is claimed first, so that several processes send it once. */
export async function sendMails(service: PaymentService, post: Post): Promise<number> {
  const { database, now, log } = service;
  const at = now();
  // After a clock was set back, what was written "in the future" is due, too.
  const claimed = await database.transaction((run) =>
    run<OutboxRow>(
      `update outbox set claimed_until = $2 where (claimed_until < $1 or claimed_until > $2) and dedupe_key in (
        select dedupe_key from outbox where next_try is not null and (next_try <= $1 or created_at > $1)
        and (claimed_until < $1 or claimed_until > $2) order by next_try limit ${MOST}) returning *`,
      [at, at + CLAIM],
    ),
  );
  let failed = 0;
  for (const row of claimed) {
    try {
      const mail = await mailOf(service, row);
      if (mail) await post(letterOf(service, row, mail));
      await database.transaction((run) =>
        run('update outbox set sent_at = $1, next_try = null where dedupe_key = $2', [
          mail ? now() : null,
          row.dedupe_key,
        ]),
      );
    } catch (problem) {
      failed += 1;
      log(`The mail ${row.dedupe_key} was not sent: ${reasonOf(problem)}`);
      const pause = Math.min(2 ** row.tries, 240) * MINUTE;
      await database.transaction((run) =>
        run('update outbox set tries = tries + 1, next_try = $1, claimed_until = 0 where dedupe_key = $2', [
          ...[now() + pause, row.dedupe_key],
        ]),
      );
    }
  }
  return failed;
}

/** Says why a mail was not sent. What a mail server says has addresses of payers in it, so that only its codes are kept. */
function reasonOf(problem: unknown): string {
  const code = codeOf(problem);
  const answer = problem instanceof Error && 'responseCode' in problem ? ` ${problem.responseCode}` : '';
  return code === undefined && problem instanceof Error ? problem.message : `${code ?? 'unknown'}${answer}`;
}

/** Renders a mail; undefined if there is no reason for it any more: its order was erased, or paid after a failure. */
async function mailOf(service: PaymentService, row: OutboxRow): Promise<RenderedMail | undefined> {
  const { facts, database } = service;
  const own = JSON.parse(row.facts) as Readonly<Record<string, string | number>>; // we wrote it
  if (row.kind === 'alert') return facts.organiser === undefined ? undefined : alertTo(facts.organiser, own);
  const { order, attempts, ledger } = await database.transaction((run) => orderOf(run, row.order_id ?? ''));
  if (order === undefined || order.person === null) return undefined;
  const attempt = attempts.find(({ state }) => isPaid(state));
  if (attempt && (row.kind === 'failure' || row.kind === 'reminder')) return undefined;
  const payment = ledger.find(({ kind }) => kind === 'payment');
  const person = JSON.parse(order.person) as Person; // we wrote it
  return renderMail(
    { kind: row.kind, order, person, facts: own, ...(attempt && { attempt }), ...(payment && { payment }) },
    facts,
  );
}

async function orderOf(run: Run, id: string) {
  const [order] = await run<OrderRow>('select * from orders where id = $1', [id]);
  const attempts = await run<AttemptRow>('select * from attempts where order_id = $1 order by n', [id]);
  const ledger = await run<LedgerRow>('select * from ledger where order_id = $1 order by at', [id]);
  return { order, attempts, ledger };
}

/** Tells the organisers what needs a person. */
const alertTo = (address: string, facts: Readonly<Record<string, string | number>>): RenderedMail => ({
  to: { name: '', address },
  subject: `Payments: ${facts.what}`,
  text: `${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\nRun: npx colloquium payments doctor\n`,
});

function letterOf({ facts }: PaymentService, { dedupe_key: key }: OutboxRow, mail: RenderedMail): Letter {
  const address = facts.sender ?? facts.organiser;
  if (address === undefined)
    throw new Error('No sender is set: write "sender" under "service" in payment.yaml, or set MAIL_FROM.');
  return { ...mail, key, from: { name: facts.conference.name, address } };
}
