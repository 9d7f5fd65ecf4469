import type { Report } from '../tables/problem';
import { CONTRIBUTION_TABLES, type ContributionTable } from './merge/contributions';
import { readDataTable } from './merge/data-table';
import type { ContributionFacts, Reading } from './model';
import { plainTitle } from './values/plain-title';

/**
 * Replaces ids that were made from titles, since a table has none, by the id that a contribution of this title has in another export, or
 * in the data. A title that several contributions have tells nothing.
 */
export function withKnownIds(readings: readonly Reading[], dataDir: string | undefined): Reading[] {
  const files = Object.keys(CONTRIBUTION_TABLES) as ContributionTable[]; // Object.keys widens to string
  const written = (dataDir === undefined ? [] : files).flatMap((file) =>
    readDataTable(dataDir ?? '', file, CONTRIBUTION_TABLES[file]).rows.map(({ cell }) => ({
      id: cell('id'),
      title: cell('title'),
      isIdMade: false,
    })),
  );
  const idOf = new Map<string, string>();
  for (const { id, title = '', isIdMade } of [...readings.flatMap((one) => one.contributions), ...written])
    if (!isIdMade) idOf.set(plainTitle(title), (idOf.get(plainTitle(title)) ?? id) === id ? id : '');
  return readings.map((reading) => {
    const made = reading.contributions.filter(({ isIdMade }) => isIdMade);
    const known = new Map(made.map(({ id, title = '' }) => [id, title && idOf.get(plainTitle(title))]));
    const contributions = reading.contributions.map((one) => (known.get(one.id) ? { ...one, kind: undefined } : one));
    return withIds({ ...reading, contributions }, (id) => known.get(id) || id);
  });
}

/**
 * Keeps contributions of several files apart that have one number, and neither the title nor a person in common: a paper and a poster may
 * each count from one. The later one gets an id of its own, which is reported.
 */
export function withOwnIds(readings: readonly Reading[], report: Report): Reading[] {
  const known = new Map<string, ContributionFacts>();
  return readings.map((reading) => {
    const ids = new Map<string, string>();
    const own = new Map<string, ContributionFacts>();
    for (const one of reading.contributions) {
      let id = one.id;
      for (let number = 2; areTwo(one, known.get(id)); number++) id = `${one.id}-${number}`;
      own.set(id, one);
      if (id === one.id) continue;
      ids.set(one.id, id);
      const { title } = known.get(one.id) ?? {};
      const message = `"${one.title}" has the number ${one.id} of "${title}", and is imported as ${id}.`;
      report({ at: one.at, message, hint: 'Give one of the two another number, if its address matters.' });
    }
    for (const [id, one] of own) known.set(id, known.get(id) ?? one);
    return withIds(reading, (id) => ids.get(id) ?? id);
  });
}

function areTwo(one: ContributionFacts, other: ContributionFacts | undefined): boolean {
  if (!(one.title && other?.title && one.people?.length && other.people?.length)) return false;
  const names = new Set(other.people.map(({ name }) => plainTitle(name)));
  return (
    plainTitle(one.title) !== plainTitle(other.title) && !one.people.some(({ name }) => names.has(plainTitle(name)))
  );
}

const withIds = (reading: Reading, idIn: (id: string) => string): Reading => ({
  ...reading,
  contributions: reading.contributions.map((one) => ({ ...one, id: idIn(one.id) })),
  presentations: reading.presentations.map((one) => ({ ...one, contribution: idIn(one.contribution) })),
  ...(reading.listed && { listed: reading.listed.map((one) => ({ ...one, id: idIn(one.id) })) }),
});
