import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import type { Database } from '../database/database';
import { correctOrder, readCorrection } from '../desk/correct';
import { DECISION_OPTIONS, decisionIn } from '../desk/decision';
import { DATABASE_OPTION, ORDER_OPERAND, withDatabase } from '../desk/desk-service';
import { findOrders, oneOrder } from '../desk/find-orders';
import { orderRecord } from '../desk/order-record';
import { orderLine, orderText } from '../desk/order-text';
import { allOrders, type Order } from '../orders/all-orders';

const COMMAND = defineCommand({
  call: 'npx colloquium payments show',
  does: 'Shows everything about an order, or corrects it.',
  operands: ORDER_OPERAND,
  options: {
    ...DATABASE_OPTION,
    json: { does: 'prints JSON, with amounts in thousandths' },
    set: {
      value: 'FIELD=VALUE',
      several: true,
      does: 'corrects first_name, last_name, email or affiliation; verified=yes: the proof of a student or member was seen; flags=none: decided',
    },
    ...DECISION_OPTIONS,
  },
});

async function run({ values, operands: [text = ''] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const corrections = values.set?.map(readCorrection) ?? [];
  if (corrections.length === 0 && values.reason !== undefined)
    throw new WrongUsage('Say what to correct: --set FIELD=VALUE.');
  const decision = corrections.length > 0 ? decisionIn(values) : undefined;
  return withDatabase(values.db, async (database) => {
    const orders = await allOrders(database);
    const fits = findOrders(orders, text);
    const found = decision || fits.length === 0 ? [oneOrder(orders, text)] : fits;
    if (decision)
      for (const { id } of found) await correctOrder(database, id, { corrections, decision, at: Date.now() });
    const ids = new Set(found.map(({ id }) => id));
    const shown = (await allOrders(database)).filter(({ id }) => ids.has(id));
    if (shown.length > 1 && !values.json) for (const order of shown) process.stdout.write(`${orderLine(order)}\n`);
    else await print(database, shown, values.json);
    return 0;
  });
}

async function print(database: Database, orders: readonly Order[], asJson: boolean): Promise<void> {
  const records = await Promise.all(orders.map((order) => orderRecord(database, order)));
  process.stdout.write(asJson ? `${JSON.stringify(records, null, 2)}\n` : records.map(orderText).join('\n'));
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
