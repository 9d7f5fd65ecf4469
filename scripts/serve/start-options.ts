import { parseArgs } from 'node:util';

interface StartOptions {
  readonly host: string;
  readonly port: number;
  /** The data folder to build from, if not the product's own. */
  readonly data?: string;
  /** To say how the command is used, and no more. */
  readonly help?: boolean;
}

/** How to use the command. */
export const USAGE = `Usage: npm start [-- --data DIR] [--port N] [--host ADDRESS]

  --data DIR       shows the conference whose data is in DIR, in place of data/
  --port N         the port, 4173 if not said; 0 takes any free one
  --host ADDRESS   the address to listen on, 127.0.0.1 if not said`;

const DEFAULT_PORT = 4173;

/** Reads the command's arguments; throws an error whose message says what is wrong with them. */
export function startOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: `${DEFAULT_PORT}` },
      help: { type: 'boolean' },
    },
  });
  if (values.host === '') throw new Error('--host needs an address.');
  const { host, port, data, help } = values;
  return { host, port: readPort(port), ...(data !== undefined && { data }), ...(help && { help }) };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`--port needs a whole number from 0 to 65535 (0 takes any free port), not "${text}".`);
  }
  return port;
}
