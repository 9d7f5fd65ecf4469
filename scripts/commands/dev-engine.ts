// Serves the site from the sources, for work on the engine: `npm run dev [-- --data DIR] [--port N] [--host ADDRESS] [--at TIME]`.

import { inEngine } from '../bootstrap/project.mjs';
import { runCommand } from '../command-line';
import { devCommand, devOptions } from '../dev/dev-options';
import { errorMessage } from '../files/error-message';
import { hideKnownWarnings } from '../site/quiet-warnings';
import { loadProductionReact } from '../vite/production-react';

const COMMAND = devCommand('dev:engine');

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const { host, port, ...shown } = devOptions(given);
    hideKnownWarnings();
    const oxc = loadProductionReact();
    // Loaded now, since Vite sets NODE_ENV for modules that are loaded after it.
    const { createServer } = await import('vite');
    const { contentPlugin } = await import('../vite/content-plugin');
    const server = await createServer({
      root: inEngine('.'),
      configFile: inEngine('vite.config.ts'),
      plugins: [contentPlugin(shown)],
      server: { ...(port !== undefined && { port, strictPort: true }), ...(host !== undefined && { host }) },
      oxc,
    });
    try {
      await server.listen();
    } catch (problem) {
      // Vite's message names the port that is in use, or the address that this machine does not have.
      console.error(`${errorMessage(problem)}; choose another with --port N`);
      process.exit(1);
    }
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
    return 0;
  });
