import type { Database } from '../database/database';
import type { PaymentFacts } from '../facts';
import { moneyOf } from '../gateways/minor-units';
import { allOrders, type Order } from '../orders/all-orders';
import { isPaid, type State } from '../orders/states';
import { overdueOrders } from './erase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is known, and what a person must look at. */
export interface Examination {
  readonly known: readonly string[];
  readonly look: readonly string[];
}

/** States in which an attempt must not stay for long, with milliseconds. */
const PASSING: Readonly<Partial<Record<State, number>>> = {
  registering: HOUR,
  unknown: HOUR,
  held: 48 * HOUR,
  authenticating: 24 * HOUR,
};

/** What each flag of an order asks of a person. */
const FLAGS: Readonly<Record<string, string>> = {
  'paid-twice': 'was paid twice. Refund one of the payments (refund --payment).',
  attention:
    'was not paid as it was asked for. Compare it with the gateway or the bank, and decide; of a transfer, bank --accept takes what has arrived.',
};

/** Examines the database: orders that are odd, work that does not go on, persons who should be erased, writes that are not safe. */
export async function examine(database: Database, facts: PaymentFacts, now: number): Promise<Examination> {
  const orders = await allOrders(database);
  const overdue = overdueOrders(orders, facts, now);
  const { retentionDays } = facts.settings;
  const withPersons = orders.filter(({ person }) => person !== null).length;
  const typed = orders.filter((order) => order.amount_check === 'typed' && order.ledger.length > 0);
  return {
    known: [
      ...totalsOf(orders),
      `${withPersons} persons are kept${retentionDays === undefined ? '; payment.yaml does not say for how long (service.retentionDays)' : `, until ${retentionDays} days after the conference`}.`,
      ...(typed.length > 0
        ? [`Typed amounts were paid for: ${typed.map(({ reference }) => reference).join(', ')}.`]
        : []),
    ],
    look: [
      ...orders.flatMap((order) => problemsOf(order, now)),
      ...(await stuckWork(database, now)),
      ...(await problemsOfStorage(database)),
      ...(overdue.length > 0
        ? [`${overdue.length} persons should be erased by now: erase --older-than-retention --reason TEXT.`]
        : []),
    ],
  };
}

function totalsOf(orders: readonly Order[]): readonly string[] {
  const sums = new Map<number, number>();
  for (const { amount, currency } of orders.flatMap(({ ledger }) => ledger))
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const paid = orders.filter(({ state }) => state !== undefined && isPaid(state)).length;
  const money = [...sums].map(([currency, sum]) => moneyOf(sum, currency));
  return [`${orders.length} orders, ${paid} of them paid; in the ledger: ${money.join(', ') || 'nothing'}.`];
}

function problemsOf({ reference, flags, attempts, ledger }: Order, now: number): readonly string[] {
  return [
    ...flags.map((flag) => `${reference} ${FLAGS[flag] ?? `is marked "${flag}".`} Then: show --set flags=none.`),
    ...attempts.flatMap(({ order_number, state, created_at }) => {
      const limit = PASSING[state];
      const isBooked = ledger.some((row) => row.order_number === order_number && row.kind === 'payment');
      return [
        ...(limit !== undefined && now - Date.parse(created_at) > limit
          ? [`${order_number} is "${state}" since ${created_at}. Run reconcile, and look it up at the gateway.`]
          : []),
        ...(isBooked === isPaid(state) ? [] : [`${order_number} is "${state}", which the ledger contradicts.`]),
      ];
    }),
  ];
}

/** Finds checks of attempts and mails that nobody does. */
async function stuckWork({ transaction }: Database, now: number): Promise<readonly string[]> {
  const [late, mails, lines] = await transaction(async (run) => [
    await run('select order_number from attempts where next_check < $1', [now - 15 * MINUTE]),
    await run<{ dedupe_key: string }>(
      `select dedupe_key from outbox where sent_at is null
        and (next_try < $1 or (next_try is not null and tries > 3))`,
      [now - HOUR],
    ),
    await run("select n from bank_lines where state = 'open'"),
  ]);
  return [
    ...(late.length > 0 ? [`${late.length} attempts wait to be checked: the service does not run, or cannot.`] : []),
    ...(mails.length > 0
      ? [`${mails.length} mails are not sent: ${mails.map(({ dedupe_key }) => dedupe_key).join(', ')}.`]
      : []),
    ...(lines.length > 0 ? [`${lines.length} lines of the bank wait for a decision: bank lists them.`] : []),
  ];
}

/** Finds settings of the database with which what was acknowledged may be lost. */
async function problemsOfStorage({ transaction, copyTo }: Database): Promise<readonly string[]> {
  const settings = await transaction((run) =>
    copyTo
      ? run('pragma synchronous')
      : run("select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit"),
  );
  return Object.entries(settings[0] ?? {}).flatMap(([name, value]) =>
    value === 0 || value === 1 || value === 'off'
      ? [`The database has ${name} = ${value}: it may lose payments that it has acknowledged.`]
      : [],
  );
}
