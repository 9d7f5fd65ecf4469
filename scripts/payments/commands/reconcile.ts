import { type ArgumentsOf, defineCommand, runCommand } from '../../command-line';
import { SERVICE_OPTIONS, withService } from '../desk/desk-service';
import { allOrders } from '../orders/all-orders';
import { reconcileAll } from '../orders/reconcile';

const COMMAND = defineCommand({
  call: 'npx colloquium payments reconcile',
  does: 'Asks the gateway now for every payment that may still change, and records what it says. The exit status is 1 if it left some unanswered.',
  options: SERVICE_OPTIONS,
});

const run = ({ values }: ArgumentsOf<typeof COMMAND>): Promise<number> =>
  withService(values, async (service) => {
    const { checked, unanswered } = await reconcileAll(service);
    console.log(`${checked} attempts checked, ${unanswered} without an answer from the gateway.`);
    for (const { reference, flags } of await allOrders(service.database))
      if (flags.length > 0) console.log(`${reference} needs a decision: ${flags.join(', ')}`);
    return unanswered === 0 ? 0 : 1;
  });

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
