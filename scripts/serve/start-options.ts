import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, WrongUsage } from '../command-line';

interface StartOptions {
  readonly host: string;
  readonly port: number;
  /** The data folder; by default the product's own. */
  readonly data?: string;
}

const DEFAULT_PORT = 4173;

/** The command line of `npm start`. */
export const COMMAND = defineCommand({
  ...commandNamed('start'),
  options: {
    data: { value: 'DIR', does: 'shows the conference whose data is in DIR, in place of data/' },
    port: { value: 'N', does: `the port, by default ${DEFAULT_PORT}; 0 takes any free one` },
    host: { value: 'ADDRESS', does: 'the address to listen on, by default 127.0.0.1' },
  },
});

/** Reads the arguments of the command. Throws WrongUsage with a message. */
export function startOptions({ values }: ArgumentsOf<typeof COMMAND>): StartOptions {
  const { host = '127.0.0.1', port = `${DEFAULT_PORT}`, data } = values;
  if (host === '') throw new WrongUsage('--host needs an address.');
  return { host, port: readPort(port), ...(data !== undefined && { data }) };
}

/** Reads the option `--port`. Throws WrongUsage with a message. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new WrongUsage(`--port needs a whole number from 0 to 65535 (0 takes any free port), not "${text}".`);
  }
  return port;
}
