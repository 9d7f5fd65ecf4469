import { cpSync, existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONFERENCES, type TestConference } from '../../tests/support/conferences';
import { inWords } from '../files/in-words';

const WIDTHS = [390, 1280] as const;

/** How the command is called. */
export const USAGE = `Usage: npm run screenshots -- [DIR …] [--conferences] [--only PATH …] [--width PX …] [--print-set] [--install]

  DIR            a folder of data, or the name of a test conference, in place of the site
  --conferences  the site and all test conferences
  --only PATH    of these pages and documents alone
  --width PX     in windows of these widths, in place of ${WIDTHS.join(' and ')} px
  --print-set    also every page of what is printed for the desk
  --install      writes what browsers show to somebody who installs the site into the public folder`;

/** A test conference by its name, or a folder of data. */
function conferenceAt(place: string): Pick<TestConference, 'name' | 'lay'> & { readonly dataDir?: string } {
  const known = CONFERENCES.find(({ name }) => name === place);
  if (known) return known;
  if (!existsSync(join(place, 'conference.yaml'))) {
    const names = CONFERENCES.map(({ name }) => name).join(', ');
    throw new TypeError(
      `${place} is no folder of data, which has a conference.yaml, and no test conference: ${names}.`,
    );
  }
  return {
    name: basename(resolve(place)),
    lay: (folder) => cpSync(place, folder, { recursive: true }),
    dataDir: resolve(place),
  };
}

/** The arguments of the command; ends it, with the problem and its usage, if they cannot be read. */
export function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        conferences: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        install: { type: 'boolean', default: false },
        'print-set': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        width: { type: 'string', multiple: true },
      },
    });
    const widths = values.width?.map(Number) ?? WIDTHS;
    if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 10_000))
      throw new TypeError('--width is a number of pixels from 200 to 10000.');
    const missing = values.only?.find((path) => !path.startsWith('/'));
    if (missing !== undefined)
      throw new TypeError(`--only is the path of a page, such as /schedule, not "${missing}".`);
    return { ...values, widths, others: positionals.map(conferenceAt) };
  } catch (problem) {
    console.error(`${inWords(problem)}\n${USAGE}`);
    process.exit(2);
  }
}
