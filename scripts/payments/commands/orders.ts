import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { openDatabase } from '../database/database';
import { allOrders } from '../orders/all-orders';
import { databaseAddress } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments orders',
  does: 'Lists all orders with their attempts and the rows of the ledger.',
  options: {
    db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' },
    json: { does: 'prints JSON, with amounts in thousandths' },
  },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const database = await openDatabase(databaseAddress(values.db, process.env));
  const orders = await allOrders(database);
  await database.close();
  if (values.json) process.stdout.write(`${JSON.stringify(orders, null, 2)}\n`);
  else
    for (const order of orders)
      process.stdout.write(`${[order.created_at, order.reference, order.state].join('  ')}\n`);
  return 0;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
