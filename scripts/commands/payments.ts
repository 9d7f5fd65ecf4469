import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../command-line';

/** The parts of the command, by name. Each is loaded when it is called, since the service has packages of its own. */
const PARTS = {
  serve: () => import('../payments/commands/serve'),
  orders: () => import('../payments/commands/orders'),
  reconcile: () => import('../payments/commands/reconcile'),
  show: () => import('../payments/commands/show'),
  export: () => import('../payments/commands/export'),
  bank: () => import('../payments/commands/bank'),
  refund: () => import('../payments/commands/refund'),
  resend: () => import('../payments/commands/resend'),
  erase: () => import('../payments/commands/erase'),
  doctor: () => import('../payments/commands/doctor'),
  backup: () => import('../payments/commands/backup'),
  selftest: () => import('../payments/commands/selftest'),
} as const;

const COMMAND = defineCommand({
  ...commandNamed('payments'),
  operands: { text: Object.keys(PARTS).join('|'), least: 1, most: 1, ask: 'Say what to do with payments.' },
  options: {},
});

const isPart = (name: string | undefined): name is keyof typeof PARTS =>
  name !== undefined && Object.hasOwn(PARTS, name);

/** Runs the command and gives its exit status. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (!isPart(name))
    return runCommand(COMMAND, name === undefined ? [] : [name], () => {
      throw new WrongUsage(`There is nothing called "${name}". Say one of ${Object.keys(PARTS).join(', ')}.`);
    });
  const { main: run } = await PARTS[name]();
  return run(args);
}
