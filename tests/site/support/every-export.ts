import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseData } from '../../content/support/fixture';
import { sample } from '../../support/sample';

/** A logo, shown small and linked to as it is, and a portrait. */
export const LOGO = '/images/partners/baobab-robotics.png';
const PORTRAIT = '/images/people/aicha-maiga.jpg';

/** Puts pictures of the sample into a data folder's own. */
export function layPictures(dataDir: string, ...pictures: readonly string[]): void {
  for (const picture of pictures) cpSync(join(sample.public, picture), join(dataDir, 'public', picture));
}

/**
 * Lays a conference of fifty pages into a folder that does not exist: the base of all cases, with what else it takes to have a file
 * of every kind that the sample has.
 */
export function layEveryExport(dataDir: string): void {
  cpSync(baseData, dataDir, { recursive: true });
  layPictures(dataDir, LOGO, PORTRAIT);
  const change = (name: string, from: string | RegExp, to: string) => {
    const file = join(dataDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  change('partners.csv', /$/, `Baobab,${LOGO},${LOGO}\n`);
  change('chairs.csv', '/images/home/robot.svg', PORTRAIT);
  change('home.yaml', 'text: The program is online.', '$&\n    date: 2024-05-01');
  // Countries enough for the map.
  cpSync(join(sample.data, 'program-committee.csv'), join(dataDir, 'program-committee.csv'));
}
