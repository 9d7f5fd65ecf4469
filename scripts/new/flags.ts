import { parseArgs } from 'node:util';

/** How the command is used, for `--help` and for whoever uses it in another way. */
export const USAGE = `Usage: npm run new -- DIR [answers]             writes the data of a new conference into the folder DIR
       npm run new -- --replace [answers]       adopts this repository for a new conference, in place of the sample
       npm run new -- --replace DIR             adopts it for the conference whose data is in DIR

On a terminal it asks for what the answers leave out:
  --name "Conference on Rivers and Lakes"
  --start 2031-05-20 [--end 2031-05-22]         without --end, one day
  --acronym "CRL 2031"                          without it, the initials and the year
  --place "City", "City, Country" or "Building, City, Country"; --online, alone or beside it
  --time-zone Europe/Oslo
  --language en                                 or fr, or ar

  --yes    adopts without asking whether to
  --help   shows this`;

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;

/** Reads the command's arguments; throws an error whose message says what is wrong with them. */
export function readFlags(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      name: text,
      acronym: text,
      start: text,
      end: text,
      'time-zone': text,
      place: text,
      online: yes,
      language: text,
      replace: yes,
      yes,
      help: yes,
    },
    allowPositionals: true,
  });
  const [dir, ...more] = positionals;
  if (more.length > 0) throw new TypeError(`One folder is enough, not "${more.join('", "')}" as well.`);
  if (values.end !== undefined && values.start === undefined) throw new TypeError('--end needs --start.');
  return { ...values, dir };
}

/** The arguments of the command, as they were typed. */
export type Flags = ReturnType<typeof readFlags>;
