import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from './sample';

/** The name of the past edition that `layLastYear` makes. */
export const LAST_YEAR = '2022';

/** Files in the folder that are no data of the conference. */
const BESIDE = ['README.md', 'fields.md', 'messages.md', 'schemas', 'editions'];

/** Days that are typed into a text, as in "December 13-15, 2023"; with a day of the week they would not be right in another year. */
const TYPED = /((?<!day,? )\b[A-Z][a-z]+ \d{1,2}(?:-\d{1,2})?, )(20\d\d)/g;

/**
 * Lays a conference into a folder `data` with an edition of the year before, which is made of it: every date is a year
 * earlier, and the acronym is another one. Both take their pictures from the repository's folder. Gives the data folder.
 */
export function layLastYear(folder: string): string {
  const from = sample.data;
  const dataDir = join(folder, 'data');
  const edition = join(dataDir, 'editions', LAST_YEAR);
  mkdirSync(edition, { recursive: true });
  for (const name of readdirSync(from).filter((each) => !BESIDE.includes(each))) {
    cpSync(join(from, name), join(dataDir, name), { recursive: true });
    cpSync(join(from, name), join(edition, name), { recursive: true });
  }
  for (const name of readdirSync(edition).filter((each) => /\.(?:csv|yaml)$/.test(each))) {
    const path = join(edition, name);
    const text = readFileSync(path, 'utf8');
    const earlier = text
      .replaceAll(/\b(20\d\d)-(?=\d\d-\d\d(?!\d))/g, (_, year: string) => `${Number(year) - 1}-`)
      .replaceAll(TYPED, (_, day: string, year: string) => `${day}${Number(year) - 1}`);
    const named =
      name === 'conference.yaml' ? earlier.replace(/^acronym:.*$/m, `acronym: LASTYEAR ${LAST_YEAR}`) : earlier;
    writeFileSync(path, named);
  }
  return dataDir;
}
