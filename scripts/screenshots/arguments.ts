import { cpSync, existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CONFERENCES, type TestConference } from '../../tests/support/conferences';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, WrongUsage } from '../command-line';

const WIDTHS = [390, 1280] as const;

/** The command line of `npm run screenshots`. */
export const COMMAND = defineCommand({
  ...commandNamed('screenshots'),
  operands: {
    text: '[DIR …]',
    least: 0,
    most: Number.POSITIVE_INFINITY,
    ask: 'Name folders of data, or test conferences.',
  },
  options: {
    conferences: { does: 'takes pictures of the site and all test conferences' },
    only: { value: 'PATH', does: 'takes pictures of these pages and documents only', several: true },
    width: { value: 'PX', does: `uses windows of these widths, in place of ${WIDTHS.join(' and ')} px`, several: true },
    'print-set': { does: 'also takes pictures of every page of the print set' },
    looks: { does: 'writes the pictures of the looks in docs/look.md' },
    documents: { does: 'writes the pictures of README.md and of docs/' },
    install: { does: 'writes the pictures that browsers show before the site is installed into the public folder' },
  },
});

/** Finds a test conference by name, or a data folder. */
function conferenceAt(place: string): Pick<TestConference, 'name' | 'lay'> & { readonly dataDir?: string } {
  const known = CONFERENCES.find(({ name }) => name === place);
  if (known) return known;
  if (!existsSync(join(place, 'conference.yaml'))) {
    const names = CONFERENCES.map(({ name }) => name).join(', ');
    throw new WrongUsage(
      `${place} is neither a data folder, which has a conference.yaml, nor a test conference: ${names}.`,
    );
  }
  return {
    name: basename(resolve(place)),
    lay: (folder) => cpSync(place, folder, { recursive: true }),
    dataDir: resolve(place),
  };
}

/** Reads the arguments of the command. */
export function readArguments({ values, operands }: ArgumentsOf<typeof COMMAND>) {
  const widths = values.width?.map(Number) ?? WIDTHS;
  if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 10_000))
    throw new WrongUsage('--width is a number of pixels from 200 to 10000.');
  const missing = values.only?.find((path) => !path.startsWith('/'));
  if (missing !== undefined) throw new WrongUsage(`--only is the path of a page, such as /schedule, not "${missing}".`);
  return { ...values, widths, others: operands.map(conferenceAt) };
}

/** The arguments of the command. */
export type Shots = ReturnType<typeof readArguments>;
