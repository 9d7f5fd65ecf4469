import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { isPublished } from '../../files/is-published';
import { writeAtomically } from '../../files/write-atomically';
import { compileConference } from '../compile-facts';
import { DATABASE_OPTION, withDatabase } from '../desk/desk-service';
import { accountsList, decisionsList, papersList, participantsList } from '../desk/lists';
import { allOrders } from '../orders/all-orders';

const COMMAND = defineCommand({
  call: 'npx colloquium payments export',
  does: 'Writes lists for the registration desk: participants.csv (for print --participants), accounts.csv, papers.csv and decide.csv.',
  options: {
    out: { value: 'DIR', does: 'the folder of the lists' },
    data: { value: 'DIR', does: 'the data folder, by default data/' },
    ...DATABASE_OPTION,
  },
});

async function run({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  if (values.out === undefined) throw new WrongUsage('Name the folder of the lists: --out DIR.');
  const out = resolve(values.out);
  if (isPublished(out))
    throw new WrongUsage(`${out} is published with the site; the lists are for the organisers alone.`);
  const known = await compileConference(values.data);
  const orders = await withDatabase(values.db, allOrders);
  // Only its owner reads it.
  mkdirSync(out, { recursive: true, mode: 0o700 });
  const lists = {
    'participants.csv': participantsList(orders, known),
    'accounts.csv': accountsList(orders, known),
    'papers.csv': papersList(orders, known),
    'decide.csv': decisionsList(orders),
  };
  writeAtomically(Object.entries(lists).map(([name, text]) => [join(out, name), text]));
  process.stdout.write(
    `Written from ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}: ${Object.keys(lists).join(', ')}; they are in ${values.out}.\n`,
  );
  return 0;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
