import type { Database } from './database';

/**
 * The tables, step by step: a step that was published is never changed, a new one is added. Amounts are thousandths, times milliseconds
 * since 1970, currencies numbers of ISO 4217, and objects JSON.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    // An intent to pay. `person` and `choice` are empty once they are erased.
    `create table orders (
      id text primary key,
      idem_key text unique,
      body_hash text not null,
      reference text not null unique,
      method text not null,
      amount bigint not null,
      currency bigint not null,
      person text,
      choice text,
      amount_check text not null,
      language text not null,
      flags text not null,
      verified text,
      created_at bigint not null,
      locked_at bigint not null
    )`,
    // A try to pay an order at a gateway.
    `create table attempts (
      order_number text primary key,
      order_id text not null references orders (id),
      n bigint not null,
      gateway text not null,
      state text not null,
      gateway_id text,
      form_url text,
      created_at bigint not null,
      expires_at bigint not null,
      settled_at bigint,
      checks bigint not null,
      checked_at bigint not null,
      next_check bigint,
      claimed_until bigint not null,
      unique (order_id, n),
      unique (gateway, gateway_id)
    )`,
    'create index attempts_due on attempts (next_check)',
    // The money: rows are only added, once for each payment, refund or transfer.
    `create table ledger (
      kind text not null,
      ref text not null,
      order_id text not null references orders (id),
      order_number text not null,
      amount bigint not null,
      currency bigint not null,
      at bigint not null,
      primary key (kind, ref)
    )`,
    'create index ledger_of_order on ledger (order_id)',
    // Mails to send, once for each key.
    `create table outbox (
      dedupe_key text primary key,
      kind text not null,
      order_id text references orders (id),
      facts text not null,
      created_at bigint not null,
      tries bigint not null,
      next_try bigint,
      claimed_until bigint not null,
      sent_at bigint
    )`,
    'create index outbox_due on outbox (next_try)',
    // What happened, and who changed what for which reason.
    `create table events (
      id text primary key,
      at bigint not null,
      order_id text,
      order_number text,
      kind text not null,
      facts text not null
    )`,
    'create index events_of_order on events (order_id)',
  ],
  [
    // Lines of the bank's files with money that came in. `n` is the number by which people name them.
    `create table bank_lines (
      id text primary key,
      n bigint not null unique,
      file text not null,
      line bigint not null,
      date text not null,
      amount bigint not null,
      currency bigint not null,
      purpose text not null,
      sender text not null,
      state text not null,
      at bigint not null
    )`,
    // Money of bank transfers by the attempt that it pays; negative if somebody sent it back by hand.
    `create table transfers (
      line_id text not null,
      order_number text not null,
      amount bigint not null,
      at bigint not null,
      primary key (line_id, order_number)
    )`,
    'create index transfers_of_attempt on transfers (order_number)',
  ],
];

/** Brings the tables up to date, each step in a transaction. Throws an error if a later version of the service made them. */
export async function migrate({ transaction }: Database): Promise<void> {
  const begin = () =>
    transaction(async (run) => {
      await run('create table if not exists meta (name text primary key, value bigint not null)');
      await run("insert into meta (name, value) values ('schema', 0) on conflict (name) do nothing");
    });
  // PostgreSQL lets one of two processes fail that create the same table at once.
  await begin().catch(begin);
  for (let isDone = false; !isDone; ) {
    isDone = await transaction(async (run) => {
      // The update locks the row, so that several processes do each step once.
      const [row] = await run<{ value: number }>("update meta set value = value where name = 'schema' returning value");
      const version = row?.value ?? 0;
      if (version > STEPS.length)
        throw new Error('A later version of Colloquium has used this database; update Colloquium first.');
      for (const statement of STEPS[version] ?? []) await run(statement);
      if (version === STEPS.length) return true;
      await run("update meta set value = $1 where name = 'schema'", [version + 1]);
      return false;
    });
  }
}
