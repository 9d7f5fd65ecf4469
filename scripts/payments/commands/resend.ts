import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { openDatabase } from '../database/database';
import { oneOrder } from '../desk/find-orders';
import { personText } from '../desk/order-text';
import { mailKindOf, resend } from '../desk/resend';
import { allOrders } from '../orders/all-orders';
import { databaseAddress } from '../settings';

const COMMAND = defineCommand({
  call: 'npx colloquium payments resend',
  does: 'Sends a mail about an order again, as soon as the service runs.',
  operands: { text: 'ORDER', least: 1, most: 1, ask: 'Name an order: its id, reference, number, e-mail or name.' },
  options: {
    kind: { value: 'KIND', does: 'receipt (by default), refund, failure or reminder' },
    db: { value: 'ADDRESS', does: 'an SQLite file, or postgres://…; by default DATABASE_URL' },
  },
});

async function run({ values, operands: [text = ''] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const kind = mailKindOf(values.kind ?? 'receipt');
  if (kind === undefined) throw new WrongUsage(`There are no mails of the kind "${values.kind}".`);
  const database = await openDatabase(databaseAddress(values.db, process.env));
  try {
    const order = oneOrder(await allOrders(database), text);
    await resend(database, order, { kind, at: Date.now() });
    process.stdout.write(`The ${kind} of ${order.reference} goes to ${personText(order)}.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
