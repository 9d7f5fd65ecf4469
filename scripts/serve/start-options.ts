import { parseArgs } from 'node:util';

interface StartOptions {
  readonly host: string;
  readonly port: number;
}

/** The one line that says how to use the command. */
export const USAGE = 'usage: npm start -- [--port N] [--host ADDRESS]';

const DEFAULT_PORT = 4173;

/** Reads the command's arguments; throws an error whose message says what is wrong with them. */
export function startOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { host: { type: 'string', default: '127.0.0.1' }, port: { type: 'string', default: `${DEFAULT_PORT}` } },
  });
  if (values.host === '') throw new Error('--host needs an address.');
  return { host: values.host, port: readPort(values.port) };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`--port needs a whole number from 0 to 65535 (0 takes any free port), not "${text}".`);
  }
  return port;
}
