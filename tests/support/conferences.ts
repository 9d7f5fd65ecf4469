import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { writeLargeConference } from './large-conference';
import { layLastYear } from './last-year';

/** A conference that the product must serve as well as the sample. */
export interface TestConference {
  readonly name: string;
  /** What it is for, in a few words. */
  readonly about: string;
  /** Lays its data into an empty folder. */
  readonly lay: (folder: string) => void;
}

/** One from `tests/conferences/`. */
const kept = (name: string) => (folder: string) =>
  cpSync(inEngine(join('tests/conferences', name)), folder, { recursive: true });

/** A typeface of one's own, whose files are copied from a package: each file in the conference's public folder. */
const FONTS = {
  'fonts/night-sans.woff2': 'source-sans-3-latin-wght-italic.woff2',
  'fonts/night-sans-ext.woff2': 'source-sans-3-latin-ext-wght-italic.woff2',
};
const OWN_FONT =
  'ownFont: { family: Night Sans, file: /fonts/night-sans.woff2, moreLetters: /fonts/night-sans-ext.woff2 }\n';

/**
 * The one table of test conferences: every gate runs over it, smallest first. The sample is not among them: every other test of
 * the built site is about it.
 */
export const CONFERENCES: readonly TestConference[] = [
  { name: 'smallest', about: 'conference.yaml alone', lay: kept('smallest') },
  { name: 'workshop', about: 'one day, one room, six talks', lay: kept('workshop') },
  {
    name: 'german',
    about: 'German, with a night, a day of 24 hours and deadlines anywhere on Earth',
    lay: kept('german'),
  },
  { name: 'french', about: 'French, in the theme atlas', lay: kept('french') },
  { name: 'arabic', about: 'Arabic, from right to left, in the theme ink', lay: kept('arabic') },
  {
    name: 'community',
    about: 'talks, tutorials and workshops in two buildings, not academic',
    lay: kept('community'),
  },
  {
    name: 'hybrid',
    about: 'two cities and online, over a change of the clocks, with a face of its own',
    lay: (folder) => {
      kept('hybrid')(folder);
      for (const [to, from] of Object.entries(FONTS))
        cpSync(
          inEngine(join('node_modules/@fontsource-variable/source-sans-3/files', from)),
          join(folder, 'public', to),
        );
      appendFileSync(join(folder, 'theme.yaml'), OWN_FONT);
    },
  },
  {
    name: 'editions',
    about: "the sample, with last year's edition",
    lay: (folder) => cpSync(layLastYear(join(folder, '..', 'last-year')), folder, { recursive: true }),
  },
  { name: 'large', about: '900 papers, sixty rooms, six days', lay: writeLargeConference },
];
