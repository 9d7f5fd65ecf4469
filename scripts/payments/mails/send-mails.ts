import { codeOf } from '../code-of';
import type { Run } from '../database/database';
import type { AttemptRow, LedgerRow, OrderRow, Person } from '../orders/rows';
import type { PaymentService } from '../service';
import { addMail, type MailKind } from './outbox';
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

const MINUTE = 60_000;

/** Milliseconds for which a process has a mail for itself: as long as a mail server may be silent (`post.ts`). */
const CLAIM = 30_000;

/** The longest pause between two tries. */
const LONGEST_PAUSE = 24 * 60 * MINUTE;

/** Sends the mails that are due. Each is claimed before it is sent, so that several processes send it once. */
export async function sendMails(service: PaymentService, post: Post, stopped?: AbortSignal): Promise<void> {
  for (let count = 0; count < MOST && !stopped?.aborted; count += 1) {
    const row = await claim(service);
    if (row === undefined) return;
    await send(service, row, post);
  }
}

/** Takes the mail that is due first. After a clock was set back, what was written "in the future" is due, too. */
async function claim({ database, now }: PaymentService): Promise<OutboxRow | undefined> {
  const at = now();
  // Clocks of processes differ: a claim is from the future only if no clock of today can have made it.
  const [row] = await database.transaction((run) =>
    run<OutboxRow>(
      `update outbox set claimed_until = $2 where (claimed_until < $1 or claimed_until > $3) and dedupe_key in (
        select dedupe_key from outbox where next_try is not null and (next_try <= $1 or created_at > $4)
        and (claimed_until < $1 or claimed_until > $3) order by next_try limit 1) returning *`,
      [at, at + CLAIM, at + 2 * CLAIM, at + CLAIM],
    ),
  );
  return row;
}

async function send(service: PaymentService, row: OutboxRow, post: Post): Promise<void> {
  const { database, now, log } = service;
  const { dedupe_key: key, kind, tries } = row;
  try {
    const mail = await mailOf(service, row);
    if (mail) await post(letterOf(service, row, mail));
    await database.transaction((run) =>
      run('update outbox set sent_at = $1, next_try = null where dedupe_key = $2', [mail ? now() : null, key]),
    );
  } catch (problem) {
    log(`The mail ${key} was not sent: ${reasonOf(problem)}`);
    const at = now();
    const pause = Math.min(2 ** tries * MINUTE, LONGEST_PAUSE);
    await database.transaction(async (run) => {
      // What was written "in the future" waits as the others from now on.
      await run(
        `update outbox set tries = tries + 1, next_try = $1, claimed_until = 0,
          created_at = case when created_at > $2 then $2 else created_at end where dedupe_key = $3`,
        [at + pause, at, key],
      );
      if (kind !== 'alert' && isRefused(problem))
        await addMail(run, {
          kind: 'alert',
          about: `refused:${key}`,
          facts: { what: 'a mail was refused', mail: key },
          at,
        });
    });
  }
}

/** Tells whether the mail server takes no mail to an address, now and later (RFC 5321, section 4.2.1), and not just no mails at all. */
const isRefused = (problem: unknown) =>
  problem instanceof Error &&
  codeOf(problem) === 'EENVELOPE' &&
  'responseCode' in problem &&
  Number(problem.responseCode) >= 500;

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
  const payment = ledger.find(({ kind }) => kind === 'payment');
  const attempt = attempts.find(({ order_number }) => order_number === payment?.order_number);
  if (payment && (row.kind === 'failure' || row.kind === 'reminder')) return undefined;
  const person = JSON.parse(order.person) as Person; // we wrote it
  return renderMail(
    { kind: row.kind, order, person, facts: own, ...(attempt && { attempt }), ...(payment && { payment }) },
    facts,
    service.origin,
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
