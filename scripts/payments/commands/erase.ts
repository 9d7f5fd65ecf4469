import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { DECISION_OPTIONS, decisionIn } from '../desk/decision';
import { SERVICE_OPTIONS, withDatabase } from '../desk/desk-service';
import { erase, overdueOrders } from '../desk/erase';
import { oneOrder } from '../desk/find-orders';
import { allOrders, type Order } from '../orders/all-orders';
import { readFacts } from '../read-facts';

const COMMAND = defineCommand({
  call: 'npx colloquium payments erase',
  does: 'Erases the person of an order, or of all orders after the retention period. Amounts and the ledger are kept.',
  operands: { text: '[ORDER]', least: 0, most: 1, ask: 'Name one order: its id, reference, number, e-mail or name.' },
  options: {
    'older-than-retention': {
      does: 'all orders, once the conference has been over for the retentionDays of payment.yaml',
    },
    mails: { value: 'DIR', does: 'the folder in which serve --mails wrote mails: those of the orders are deleted' },
    ...DECISION_OPTIONS,
    ...SERVICE_OPTIONS,
  },
});

async function run({ values, operands: [text] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const decision = decisionIn(values);
  const isForAll = values['older-than-retention'];
  if (isForAll === (text !== undefined)) throw new WrongUsage('Name an order, or say --older-than-retention.');
  const facts = isForAll ? await readFacts(values.data) : undefined;
  if (facts && facts.settings.retentionDays === undefined)
    throw new WrongUsage('payment.yaml does not say how long to keep persons: write service.retentionDays.');
  return withDatabase(values.db, async (database) => {
    const orders: readonly Order[] = await allOrders(database);
    const erased = facts ? overdueOrders(orders, facts, Date.now()) : [oneOrder(orders, text ?? '')];
    // Of those that belong to no order, nobody needs the names any more.
    if (facts && erased.length > 0)
      await database.transaction((change) =>
        change("update bank_lines set purpose = '', sender = '' where state = 'open'"),
      );
    if (erased.length > 0) await erase(database, erased, { decision, mails: values.mails, at: Date.now() });
    process.stdout.write(
      `The persons of ${erased.length} orders are erased. Backups still have them: delete old ones.\n`,
    );
    return 0;
  });
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
