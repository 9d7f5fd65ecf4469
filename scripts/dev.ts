// Serves the site from the sources, for work on it: `npm run dev [-- --port N] [--host ADDRESS]`.

import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { inProject } from './bootstrap/project.mjs';
import { quieten } from './vite/quiet-warnings';

const USAGE = 'Usage: npm run dev [-- --port N] [--host ADDRESS]';

function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
    const { port, host } = values;
    if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new TypeError('--port is a number from 0 to 65535.');
    return { ...(port !== undefined && { port: Number(port), strictPort: true }), ...(host !== undefined && { host }) };
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    console.error(USAGE);
    process.exit(2);
  }
}

quieten();
const server = await createServer({ root: inProject('.'), server: readOptions() });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
