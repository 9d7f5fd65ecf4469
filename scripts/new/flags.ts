import { languagesWithWords } from '../../shared/words';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, WrongUsage } from '../command-line';

/** The command line of `npx colloquium new`. */
export const COMMAND = defineCommand({
  ...commandNamed('new'),
  operands: { text: 'DIR', least: 1, most: 1, ask: 'Name one folder, which does not exist yet.' },
  options: {
    name: { value: 'NAME', does: 'the name, such as "Conference on Rivers and Lakes"' },
    acronym: { value: 'ACRONYM', does: 'the short name, such as "CRL 2031"; without it, the initials and the year' },
    start: { value: 'DATE', does: 'the first day, such as 2031-05-20' },
    end: { value: 'DATE', does: 'the last day; without it, the conference lasts one day' },
    place: { value: 'PLACE', does: '"City", "City, Country" or "Building, City, Country"' },
    online: { does: 'the conference is online; with --place, it is hybrid' },
    'time-zone': { value: 'ZONE', does: 'the time zone, such as Europe/Oslo' },
    language: { value: 'LANGUAGE', does: `the language of the site: ${languagesWithWords.join(', ')}` },
    'no-install': { does: 'does not run npm install in the new folder' },
  },
});

/** The arguments of the command. */
export type Flags = ArgumentsOf<typeof COMMAND>['values'] & { readonly dir: string };

/** Reads the arguments of the command. */
export function readFlags({ values, operands: [dir = ''] }: ArgumentsOf<typeof COMMAND>): Flags {
  if (values.end !== undefined && values.start === undefined) throw new WrongUsage('--end needs --start.');
  return { ...values, dir };
}
