// Serves the site from the sources, for work on it: `npm run dev [-- --data DIR] [--port N] [--host ADDRESS] [--at TIME]`.

import { commandNamed } from '../bootstrap/commands.mjs';
import { inEngine } from '../bootstrap/project.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { errorMessage } from '../files/error-message';
import { hideKnownWarnings } from '../site/quiet-warnings';
import { loadProductionReact } from '../vite/production-react';

const COMMAND = defineCommand({
  ...commandNamed('dev'),
  options: {
    data: { value: 'DIR', does: 'shows the conference whose data is in DIR, in place of data/' },
    port: { value: 'N', does: 'the port, by default 5173 or the next free one' },
    host: { value: 'ADDRESS', does: 'the address to listen on, by default 127.0.0.1' },
    at: { value: 'TIME', does: "shows the site as it is at a time in the conference's zone, such as 2023-12-13T11:30" },
  },
});

function readOptions({ values: { data, port, host, at } }: ArgumentsOf<typeof COMMAND>) {
  if (at !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at))
    throw new WrongUsage('--at is a date and a time, such as 2023-12-13T11:30.');
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new WrongUsage('--port is a number from 0 to 65535.');
  // Plugins in Vite's configuration cannot get arguments.
  if (data !== undefined) process.env.CONTENT_DATA = data;
  if (at !== undefined) process.env.PREVIEW_AT = at;
  return { ...(port !== undefined && { port: Number(port), strictPort: true }), ...(host !== undefined && { host }) };
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const options = readOptions(given);
    hideKnownWarnings();
    const oxc = loadProductionReact();
    // Loaded now, since Vite sets NODE_ENV for modules that are loaded after it.
    const { createServer } = await import('vite');
    const configFile = inEngine('vite.dev.config.ts');
    const server = await createServer({ root: inEngine('.'), configFile, server: options, oxc });
    try {
      await server.listen();
    } catch (problem) {
      // Vite's message names the port that is in use, or the address that this machine does not have.
      console.error(`${errorMessage(problem)}; choose another with: npx colloquium dev --port N`);
      process.exit(1);
    }
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
    return 0;
  });
