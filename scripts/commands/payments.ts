import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../command-line';

/** A part of the command. It is loaded when it is called, since the service has packages of its own. */
interface Part {
  readonly does: string;
  readonly load: () => Promise<{ readonly main: (args: readonly string[]) => Promise<number> }>;
}

const PARTS: Readonly<Record<string, Part>> = {
  serve: { does: 'takes payments', load: () => import('../payments/commands/serve') },
  orders: { does: 'lists all orders', load: () => import('../payments/commands/orders') },
  show: { does: 'shows an order, or corrects it', load: () => import('../payments/commands/show') },
  export: { does: 'writes lists: participants, accounts, papers', load: () => import('../payments/commands/export') },
  bank: { does: "books bank transfers from the bank's file", load: () => import('../payments/commands/bank') },
  refund: { does: 'sends money back', load: () => import('../payments/commands/refund') },
  resend: { does: 'sends a mail again', load: () => import('../payments/commands/resend') },
  erase: { does: 'erases persons, and keeps the amounts', load: () => import('../payments/commands/erase') },
  reconcile: {
    does: 'asks the gateway now about every open payment',
    load: () => import('../payments/commands/reconcile'),
  },
  doctor: { does: 'lists what needs your attention', load: () => import('../payments/commands/doctor') },
  backup: { does: 'copies the database while it is in use', load: () => import('../payments/commands/backup') },
  selftest: { does: "runs the gateway's acceptance cases", load: () => import('../payments/commands/selftest') },
};

const COMMAND = defineCommand({
  ...commandNamed('payments'),
  operands: { text: 'PART', least: 1, most: 1, ask: 'Say what to do with payments.' },
  options: {},
  more: [
    '',
    ...Object.entries(PARTS).map(([name, { does }]) => `  ${name.padEnd(9)}  ${does}`),
    '',
    'See the options of a part with: npx colloquium payments PART --help',
  ],
});

/** Runs the command and gives its exit status. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  const part = name !== undefined && Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (part === undefined)
    return runCommand(COMMAND, name === undefined ? [] : [name], () => {
      throw new WrongUsage(`There is nothing called "${name}".`);
    });
  const { main: run } = await part.load();
  return run(args);
}
