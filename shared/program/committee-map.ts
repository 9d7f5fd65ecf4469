import type { ProgramCommitteeMember } from '#content';
import { compareCodeUnits } from '../format/compare-code-units';
import { grouped } from '../format/grouped';

/** Address of the map of the program committee. */
export const COMMITTEE_MAP = '/maps/committee.svg';

/** Width and height of the map in pixels. */
export const MAP_SIZE = 440;

/** A country with its number of committee members. */
export interface CountryCount {
  /** As in the data; the compiler unifies spellings. */
  readonly country: string;
  readonly count: number;
}

/** Counts members by country, most members first, then by name. */
export function countriesOf(members: readonly Pick<ProgramCommitteeMember, 'country'>[]): readonly CountryCount[] {
  return [...grouped(members, ({ country }) => country)]
    .map(([country, { length: count }]) => ({ country, count }))
    .sort((one, other) => other.count - one.count || compareCodeUnits(one.country, other.country));
}

/** Minimum number of countries for a map. */
const FEWEST = 4;

/** Whether there are enough countries for a map. */
export const hasMap = (countries: readonly CountryCount[]): boolean => countries.length >= FEWEST;
