// Serves the site from the sources, for work on it: `npm run dev [-- --data DIR] [--port N] [--host ADDRESS] [--at TIME]`.

import { parseArgs } from 'node:util';
import { inProject } from './bootstrap/project.mjs';
import { quieten } from './site/quiet-warnings';
import { reactAsBuilt } from './vite/react-as-built';

const USAGE = `Usage: npm run dev [-- --data DIR] [--port N] [--host ADDRESS] [--at TIME]

  --data DIR       shows the conference whose data is in DIR, in place of data/
  --port N         the port, 5173 or the next free one if not said
  --host ADDRESS   the address to listen on, 127.0.0.1 if not said
  --at TIME        shows the site as it is at a time of the conference's zone, such as 2023-12-13T11:30`;

function readOptions() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { data: text, port: text, host: text, at: text, help: { type: 'boolean' } },
    });
    const { data, port, host, at, help } = values;
    if (help) {
      console.log(USAGE);
      process.exit(0);
    }
    // The plugins of Vite's configuration know no arguments.
    if (data !== undefined) process.env.CONTENT_DATA = data;
    if (at !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at))
      throw new TypeError('--at is a date and a time, such as 2023-12-13T11:30.');
    if (at !== undefined) process.env.PREVIEW_AT = at;
    if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new TypeError('--port is a number from 0 to 65535.');
    return { ...(port !== undefined && { port: Number(port), strictPort: true }), ...(host !== undefined && { host }) };
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    console.error(USAGE);
    process.exit(2);
  }
}

quieten();
const options = readOptions();
const oxc = reactAsBuilt();
// It says whether this is development to all that is loaded after it.
const { createServer } = await import('vite');
const configFile = inProject('vite.dev.config.ts');
const server = await createServer({ root: inProject('.'), configFile, server: options, oxc });
try {
  await server.listen();
} catch (problem) {
  // Vite says which port is in use, or which address is none of this machine.
  console.error(
    `${problem instanceof Error ? problem.message : problem}; choose another with: npm run dev -- --port N`,
  );
  process.exit(1);
}
server.printUrls();
server.bindCLIShortcuts({ print: true });
