import { openDatabase } from '../database/database';
import type { PaymentFacts } from '../facts';
import { readFacts } from '../read-facts';
import type { PaymentService } from '../service';
import { databaseAddress, gatewaysOf } from '../settings';

/** Options of commands that need the data and the gateways. */
export const SERVICE_OPTIONS = {
  data: { value: 'DIR', does: 'the data folder, or the file dist/hosting/payments.json; by default data/' },
  db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' },
} as const;

/** Returns the address of the site, to which payers are sent back. */
export const siteOrigin = ({ site }: Pick<PaymentFacts, 'site'>): string =>
  process.env.PAYMENTS_SITE || site.origin || '';

/** Works with the database and the gateways as `serve` does, beside it. */
export async function withService<Result>(
  { data, db }: { readonly data: string | undefined; readonly db: string | undefined },
  work: (service: PaymentService) => Promise<Result>,
): Promise<Result> {
  const facts = await readFacts(data);
  const database = await openDatabase(databaseAddress(db, process.env));
  try {
    const log = (line: string) => process.stderr.write(`${line}\n`);
    const gateways = gatewaysOf(facts, process.env, database);
    return await work({ database, facts, gateways, origin: siteOrigin(facts), now: Date.now, log });
  } finally {
    await database.close();
  }
}
