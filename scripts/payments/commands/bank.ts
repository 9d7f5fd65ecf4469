import { accountCurrency } from '../../../shared/fees/account-currency';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { shownPath } from '../../files/shown-path';
import { acceptAmount, decideLine, importLines, openLines } from '../bank/import-lines';
import { readBankLines } from '../bank/read-lines';
import { DECISION_OPTIONS, decisionIn } from '../desk/decision';
import { SERVICE_OPTIONS, siteOrigin, withDatabase } from '../desk/desk-service';
import { oneOrder } from '../desk/find-orders';
import { personText } from '../desk/order-text';
import { transferGateway } from '../gateways/bank-transfer';
import { moneyOf } from '../gateways/minor-units';
import { allOrders } from '../orders/all-orders';
import type { Person } from '../orders/rows';
import { readFacts } from '../read-facts';

const COMMAND = defineCommand({
  call: 'npx colloquium payments bank',
  does: 'Imports a CSV file of the bank, and lists the lines for which a person must decide. Importing a file again changes nothing.',
  operands: { text: '[FILE.csv]', least: 0, most: 1, ask: 'Name one file of the bank.' },
  options: {
    line: { value: 'N', does: 'books this line for the order that --order names' },
    order: { value: 'ORDER', several: true, does: 'an order; several if one transfer pays them' },
    accept: { does: 'accepts the amount that arrived as the amount of --order' },
    ...DECISION_OPTIONS,
    ...SERVICE_OPTIONS,
  },
});

async function run({ values, operands: [path] }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  const { line, order: named = [], accept } = values;
  const isDecision = line !== undefined || accept;
  if (isDecision !== named.length > 0 || (line !== undefined && accept) || (isDecision && path !== undefined))
    throw new WrongUsage(
      'To decide, say --line N --order ORDER --reason TEXT, or --accept --order ORDER --reason TEXT.',
    );
  if (line !== undefined && !/^\d{1,9}$/.test(line)) throw new WrongUsage(`"${line}" is no number of a line.`);
  const decision = isDecision ? decisionIn(values) : undefined;
  const facts = await readFacts(values.data);
  const { transfer } = facts.settings;
  if (transfer === undefined) throw new WrongUsage('payment.yaml has no service.transfer: no transfers are taken.');
  // A mistake in the file must not even open the database.
  const lines = path === undefined ? undefined : readBankLines(path, transfer);
  return withDatabase(values.db, async (database) => {
    const gateway = transferGateway(facts, database).transfer;
    const currency = accountCurrency(facts);
    if (gateway === undefined || currency === undefined) throw new Error('No transfers are taken.');
    const log = (text: string) => process.stderr.write(`${text}\n`);
    // Nothing is asked of the card gateway, so that its password is not needed.
    const gateways = { card: gateway, transfer: gateway };
    const service = { database, facts, gateways, origin: siteOrigin(facts), now: Date.now, log };
    const bank = { service, gateway, currency };
    if (decision) {
      const orders = await allOrders(database);
      const orderIds = [...new Set(named.map((text) => oneOrder(orders, text).id))];
      if (accept) for (const id of orderIds) await acceptAmount(bank, id, decision);
      else await decideLine(bank, Number(line), { orderIds, decision });
    }
    if (path !== undefined && lines) {
      const added = await importLines(bank, shownPath(path), lines);
      process.stdout.write(`${lines.length} lines with money that came in, ${added} of them new.\n`);
    }
    return await list(service);
  });
}

async function list(service: Parameters<typeof openLines>[0]): Promise<number> {
  const open = await openLines(service);
  const say = (text: string) => process.stdout.write(`${text}\n`);
  if (open.length > 0) say('Decide for each: bank --line N --order ORDER --reason TEXT');
  for (const { n, date, amount, currency, sender, purpose, candidates } of open) {
    say(`${n}  ${date}  ${moneyOf(amount, currency)}  ${sender}  ${purpose}`);
    for (const order of candidates.slice(0, 5)) {
      const person = order.person === null ? null : (JSON.parse(order.person) as Person); // we wrote it
      say(`   may be ${order.reference}  ${personText({ person })}`);
    }
  }
  const odd = (await allOrders(service.database)).filter(({ flags }) => flags.length > 0);
  for (const { reference, flags } of odd) say(`${reference} needs a decision: ${flags.join(', ')}`);
  return open.length + odd.length === 0 ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
