import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { DATABASE_OPTION, ORDER_OPERAND, withDatabase } from '../desk/desk-service';
import { oneOrder } from '../desk/find-orders';
import { personText } from '../desk/order-text';
import { mailKindOf, resend } from '../desk/resend';
import { allOrders } from '../orders/all-orders';

const COMMAND = defineCommand({
  call: 'npx colloquium payments resend',
  does: 'Sends a mail about an order again, as soon as the service runs.',
  operands: ORDER_OPERAND,
  options: {
    kind: { value: 'KIND', does: 'receipt (by default), refund, failure or reminder' },
    ...DATABASE_OPTION,
  },
});

async function run({ values, operands: [text = ''] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const kind = mailKindOf(values.kind ?? 'receipt');
  if (kind === undefined) throw new WrongUsage(`There are no mails of the kind "${values.kind}".`);
  return withDatabase(values.db, async (database) => {
    const order = oneOrder(await allOrders(database), text);
    await resend(database, order, { kind, at: Date.now() });
    process.stdout.write(`The ${kind} of ${order.reference} goes to ${personText(order)}.\n`);
    return 0;
  });
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
