// Runs a command from its sources: `node --import tsx scripts/cli.ts <command> [arguments]`. `bootstrap.mjs` calls it after installing
// the packages.

import { COMMANDS, usageOfAll } from './bootstrap/commands.mjs';

/** The exports of each file of `commands/`: `main` runs the command and returns its exit status. */
interface CommandFile {
  readonly main: (args: readonly string[]) => Promise<number>;
}

const [name = '', ...args] = process.argv.slice(2);
if (COMMANDS[name] === undefined) {
  console.error(usageOfAll());
  process.exitCode = 2;
} else {
  const { main }: CommandFile = await import(`./commands/${name.replace(':', '-')}.ts`);
  process.exitCode = await main(args);
}
