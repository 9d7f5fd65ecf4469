import { compareCodeUnits } from '../format/compare-code-units';
import { grouped } from '../format/grouped';

/** Where the map of the program committee stands on a site whose committee comes from several countries. */
export const COMMITTEE_MAP = '/maps/committee.svg';

/** The frame of the map, in px. */
export const MAP_SIZE = 440;

interface Member {
  readonly country?: string;
}

/** A country, and how many members of the committee come from there. */
export interface CountryCount {
  /** As the data writes it: in one way, which the compiler sees to. */
  readonly country: string;
  readonly count: number;
}

/** The countries of a committee: those of most members first, then by name. */
export function countriesOf(members: readonly Member[]): readonly CountryCount[] {
  return [...grouped(members, ({ country }) => country)]
    .map(([country, { length: count }]) => ({ country, count }))
    .sort((one, other) => other.count - one.count || compareCodeUnits(one.country, other.country));
}

/** Countries below which a map would say less than a sentence. */
const FEWEST = 4;

/** Whether a committee comes from enough countries for a map. */
export const hasMap = (countries: readonly CountryCount[]): boolean => countries.length >= FEWEST;
