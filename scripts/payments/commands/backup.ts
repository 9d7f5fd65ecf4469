import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { DATABASE_OPTION, withDatabase } from '../desk/desk-service';
import { allOrders } from '../orders/all-orders';

const COMMAND = defineCommand({
  call: 'npx colloquium payments backup',
  does: 'Writes a copy of the database to a new file, while the service runs.',
  operands: { text: 'FILE', least: 1, most: 1, ask: 'Name the file of the copy.' },
  options: DATABASE_OPTION,
});

async function run({ values, operands: [path = ''] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  await withDatabase(values.db, async (database) => {
    if (database.copyTo === undefined)
      throw new Error(`PostgreSQL has its own: pg_dump --format=custom --file=${path} "$DATABASE_URL"`);
    // No backup is overwritten, and only its owner reads it.
    closeSync(openSync(path, 'wx', 0o600));
    await database.copyTo(path);
  });
  const orders = await withDatabase(path, allOrders);
  // The copy and its name are on disk before this says so. Windows has no handles of folders.
  for (const place of process.platform === 'win32' ? [path] : [path, dirname(path)]) {
    const handle = openSync(place, process.platform === 'win32' ? 'r+' : 'r');
    fsyncSync(handle);
    closeSync(handle);
  }
  process.stdout.write(`${path} has ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}.\n`);
  return 0;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
