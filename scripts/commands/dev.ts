// Shows the site while its data is edited: `npx colloquium dev [--data DIR] [--port N] [--host ADDRESS] [--at TIME]`.

import { runCommand } from '../command-line';
import { devCommand, devOptions } from '../dev/dev-options';
import { devServer } from '../dev/dev-server';
import { listen, listenProblem } from '../serve/listen';

const COMMAND = devCommand('dev');

const DEFAULT_PORT = 5173;

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const { host = '127.0.0.1', port, ...options } = devOptions(given);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
    const { server, desk } = await devServer(options);
    const place = { host, port: port ?? DEFAULT_PORT };
    const address = await listen(server, place, port === undefined).catch((error: unknown) => {
      console.error(listenProblem(error, place));
      process.exit(1);
    });
    console.log(`The site is at ${address} and shows each change when it is saved (Ctrl+C ends it)`);
    console.log(`Edit the data at ${new URL(desk, address)}`);
    return 0;
  });
