import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, WrongUsage } from '../command-line';
import { readPort } from '../serve/start-options';

/** Declares a command that shows the site and follows its data. */
export const devCommand = (name: 'dev' | 'dev:engine') =>
  defineCommand({
    ...commandNamed(name),
    options: {
      data: { value: 'DIR', does: 'shows the conference whose data is in DIR, in place of data/' },
      port: { value: 'N', does: 'the port, by default 5173 or the next free one; 0 takes any free one' },
      host: { value: 'ADDRESS', does: 'the address to listen on, by default 127.0.0.1' },
      at: {
        value: 'TIME',
        does: "shows the site as it is at a time in the conference's zone, such as 2023-12-13T11:30",
      },
    },
  });

/** Reads the arguments of such a command. Throws WrongUsage with a message. */
export function devOptions({ values: { data, port, host, at } }: ArgumentsOf<ReturnType<typeof devCommand>>) {
  if (at !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at))
    throw new WrongUsage('--at is a date and a time, such as 2023-12-13T11:30.');
  return { data, at, host, port: port === undefined ? undefined : readPort(port) };
}
