import { existsSync } from 'node:fs';
import type { Database } from '../database/database';
import { isPostgres, openDatabase } from '../database/open-database';
import type { PaymentFacts } from '../facts';
import { readFacts } from '../read-facts';
import type { PaymentService } from '../service';
import { databaseAddress, gatewaysOf } from '../settings';

/** The options of commands that need the database, the data, or both. */
export const DATABASE_OPTION = {
  db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' },
} as const;
export const DATA_OPTION = {
  data: { value: 'DIR', does: 'the data folder, or the file dist/hosting/payments.json; by default data/' },
} as const;
export const SERVICE_OPTIONS = { ...DATA_OPTION, ...DATABASE_OPTION } as const;

/** The argument of commands that are about an order. */
export const ORDER_OPERAND = {
  ...{ text: 'ORDER', least: 1, most: 1 },
  ask: 'Name an order: its id, reference, number, e-mail or name.',
} as const;

/** Returns the address of the site, to which payers are sent back. */
export const siteOrigin = ({ site }: Pick<PaymentFacts, 'site'>): string =>
  process.env.PAYMENTS_SITE || site.origin || '';

/** Works with a database that `serve` has made. Throws an error if there is none: a mistyped path would make an empty one. */
export async function withDatabase<Result>(
  db: string | undefined,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const address = databaseAddress(db, process.env);
  if (!(isPostgres(address) || existsSync(address))) throw new Error(`There is no database ${address}. Check --db.`);
  const database = await openDatabase(address);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Works with the database and the gateways as `serve` does, beside it. */
export async function withService<Result>(
  { data, db }: { readonly data: string | undefined; readonly db: string | undefined },
  work: (service: PaymentService) => Promise<Result>,
): Promise<Result> {
  const facts = await readFacts(data);
  const log = (line: string) => process.stderr.write(`${line}\n`);
  return withDatabase(db, (database) => {
    const gateways = gatewaysOf(facts, process.env, database);
    return work({ database, facts, gateways, origin: siteOrigin(facts), now: Date.now, log });
  });
}
