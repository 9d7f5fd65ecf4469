import { CONTRIBUTION_TABLES, type ContributionTable } from './merge/contributions';
import { readDataTable } from './merge/data-table';
import { plainTitle } from './merge/subjects';
import type { Reading } from './model';

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
    const idIn = (id: string) => known.get(id) || id;
    return {
      ...reading,
      contributions: reading.contributions.map((one) =>
        known.get(one.id) ? { ...one, id: idIn(one.id), kind: undefined } : one,
      ),
      presentations: reading.presentations.map((one) => ({ ...one, contribution: idIn(one.contribution) })),
      ...(reading.listed && { listed: reading.listed.map((one) => ({ ...one, id: idIn(one.id) })) }),
    };
  });
}
