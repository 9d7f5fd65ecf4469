import type { Site } from '../../content/survey';
import { ANY_LETTER, everyText, isName, type WrittenText } from './every-text';

/** The fewest names of a field, and their share, that make "Family, Given" a convention. */
const FEWEST = 5;
const CONVENTION = 0.5;
/** The least share of names whose comma cannot separate two people. */
const ONE_NAME = 0.25;

const PARTS = /^([^,،]+)[,،]\s*([^,،]+)$/u;
/** One word on a side of the comma, a particle first or initials last: "Lee, Ann", "de la Cruz, Ana María", "Ben Ali, M. A.". */
const isOneName = (family: string, given: string) =>
  [family, given].some((side) => !/\s/.test(side.trim())) || /^\p{Ll}/u.test(family) || /\s\p{Lu}\.?$/u.test(given);

interface Known {
  /** Fields with the convention "Family, Given". */
  readonly fields: ReadonlySet<string>;
  /** All names without a comma. */
  readonly names: ReadonlySet<string>;
}

const known = new WeakMap<Site, Known>();

/** Returns whether the comma of a name is between its family and given name, by the convention of its field. */
export function isFamilyFirst(site: Site, { collection, field, text }: WrittenText): boolean {
  const { fields, names } = known.get(site) ?? survey(site);
  // If one half is the name of somebody else, the comma separates two people.
  const isPair = (PARTS.exec(text) ?? []).slice(1).some((side) => /\S\s+\S/.test(side) && names.has(side.trim()));
  return fields.has(`${collection} ${field}`) && !isPair;
}

function survey(site: Site): Known {
  const counts = new Map<string, { all: number; turned: number; single: number }>();
  const names = new Set<string>();
  for (const { text, collection, field } of everyText(site, ANY_LETTER, isName)) {
    const key = `${collection} ${field}`;
    const count = counts.get(key) ?? { all: 0, turned: 0, single: 0 };
    const [, family, given] = PARTS.exec(text) ?? [];
    count.all += 1;
    if (family !== undefined && given !== undefined) {
      count.turned += 1;
      if (isOneName(family, given)) count.single += 1;
    } else names.add(text);
    counts.set(key, count);
  }
  const fields = [...counts].flatMap(([key, { all, turned, single }]) =>
    turned >= FEWEST && turned > CONVENTION * all && single >= ONE_NAME * turned ? [key] : [],
  );
  const found = { fields: new Set(fields), names };
  known.set(site, found);
  return found;
}
