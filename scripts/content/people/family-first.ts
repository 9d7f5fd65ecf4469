import type { Site } from '../survey';
import { ANY_LETTER, everyText, isName, type WrittenText } from '../texts/every-text';

/** The number of names of a field from which "Last, First" is a custom, and a comma parts no people. */
const FEWEST = 5;
const CUSTOM = 0.5;

const known = new WeakMap<Site, ReadonlySet<string>>();

/** Whether the names of a field stand as "Last, First" in this file. */
export function isFamilyFirst(site: Site, { collection, field }: WrittenText): boolean {
  const found = known.get(site) ?? findFields(site);
  known.set(site, found);
  return found.has(`${collection} ${field}`);
}

function findFields(site: Site): ReadonlySet<string> {
  const counts = new Map<string, { all: number; turned: number }>();
  for (const { text, collection, field } of everyText(site, ANY_LETTER, isName)) {
    const key = `${collection} ${field}`;
    const count = counts.get(key) ?? { all: 0, turned: 0 };
    count.all += 1;
    if (/^[^,،]+[,،]\s*[^,،]+$/u.test(text)) count.turned += 1;
    counts.set(key, count);
  }
  return new Set(
    [...counts].flatMap(([key, { all, turned }]) => (turned >= FEWEST && turned > CUSTOM * all ? [key] : [])),
  );
}
