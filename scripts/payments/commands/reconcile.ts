import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { openDatabase } from '../database/database';
import { allOrders } from '../orders/all-orders';
import { reconcileAll } from '../orders/reconcile';
import { readFacts } from '../read-facts';
import { databaseAddress, gatewaysOf } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments reconcile',
  does: 'Asks the gateway now for every payment that may still change, and records what it says. The exit status is 1 if it left some unanswered.',
  options: {
    data: { value: 'DIR', does: 'the data folder, or the file dist/hosting/payments.json; by default data/' },
    db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' },
  },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const facts = await readFacts(values.data);
  const database = await openDatabase(databaseAddress(values.db, process.env));
  const gateways = gatewaysOf(facts, process.env, database);
  const service = { database, facts, gateways, origin: '', now: Date.now, log: console.log };
  const { checked, unanswered } = await reconcileAll(service);
  console.log(`${checked} attempts checked, ${unanswered} without an answer from the gateway.`);
  for (const { reference, flags } of await allOrders(database))
    if (flags.length > 0) console.log(`${reference} needs a decision: ${flags.join(', ')}`);
  await database.close();
  return unanswered === 0 ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
