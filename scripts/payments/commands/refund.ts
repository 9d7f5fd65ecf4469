import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../../command-line';
import { DECISION_OPTIONS, decisionIn } from '../desk/decision';
import { ORDER_OPERAND, SERVICE_OPTIONS, withService } from '../desk/desk-service';
import { oneOrder } from '../desk/find-orders';
import { refund } from '../desk/refund';
import { thousandthsIn } from '../gateways/minor-units';
import { allOrders } from '../orders/all-orders';

const COMMAND = defineCommand({
  call: 'npx colloquium payments refund',
  does: 'Sends back a payment, or a part of it, by the gateway that took it. For a bank transfer, it only records that you sent it back.',
  operands: ORDER_OPERAND,
  options: {
    amount: { value: 'N', does: 'the amount, such as 12.5; by default all that is left' },
    payment: { value: 'NUMBER', does: 'the number of the attempt, if the order was paid twice' },
    ...DECISION_OPTIONS,
    ...SERVICE_OPTIONS,
  },
});

const run = async ({ values, operands: [text = ''] }: ArgumentsOf<typeof COMMAND>): Promise<number> => {
  const decision = decisionIn(values);
  return withService(values, async (service) => {
    const order = oneOrder(await allOrders(service.database), text);
    const amount = values.amount === undefined ? undefined : thousandthsIn(values.amount, order.currency);
    if (values.amount !== undefined && !amount)
      throw new WrongUsage(`"${values.amount}" is no amount in this currency. Write it as in 12.5, more than 0.`);
    const said = await refund(service, order, {
      ...decision,
      ...(amount !== undefined && { amount }),
      ...(values.payment !== undefined && { orderNumber: values.payment }),
    });
    process.stdout.write(`${said}\n`);
    return 0;
  });
};

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, run);
