import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { openDatabase } from '../database/database';
import { allOrders } from '../orders/all-orders';
import { databaseAddress } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments backup',
  does: 'Writes a copy of the database to a new file, while the service runs.',
  operands: { text: 'FILE', least: 1, most: 1, ask: 'Name the file of the copy.' },
  options: { db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' } },
});

async function run({ values, operands: [path = ''] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const database = await openDatabase(databaseAddress(values.db, process.env));
  try {
    if (database.copyTo === undefined)
      throw new Error(`PostgreSQL has its own: pg_dump --format=custom --file=${path} "$DATABASE_URL"`);
    // No backup is overwritten, and only its owner reads it.
    closeSync(openSync(path, 'wx', 0o600));
    await database.copyTo(path);
  } finally {
    await database.close();
  }
  const copy = await openDatabase(path);
  const orders = await allOrders(copy);
  await copy.close();
  // The copy and its name are on disk before this says so. Windows has no handles of folders.
  for (const place of process.platform === 'win32' ? [path] : [path, dirname(path)]) {
    const handle = openSync(place, process.platform === 'win32' ? 'r+' : 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
  process.stdout.write(`${path} has ${orders.length} orders.\n`);
  return 0;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
