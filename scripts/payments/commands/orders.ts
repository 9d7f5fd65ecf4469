import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { DATABASE_OPTION, withDatabase } from '../desk/desk-service';
import { allOrders } from '../orders/all-orders';

const COMMAND = defineCommand({
  call: 'npx colloquium payments orders',
  does: 'Lists all orders with their attempts and the rows of the ledger.',
  options: {
    ...DATABASE_OPTION,
    json: { does: 'prints JSON, with amounts in thousandths' },
  },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const orders = await withDatabase(values.db, allOrders);
  if (values.json) process.stdout.write(`${JSON.stringify(orders, null, 2)}\n`);
  else
    for (const order of orders)
      process.stdout.write(`${[order.created_at, order.reference, order.state].join('  ')}\n`);
  return 0;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
