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
  const named = readings.flatMap(({ contributions }) =>
    contributions.flatMap(({ id, title, isIdMade }) => (title && !isIdMade ? [[plainTitle(title), id] as const] : [])),
  );
  const written = (dataDir === undefined ? [] : files).flatMap((file) =>
    readDataTable(dataDir ?? '', file, CONTRIBUTION_TABLES[file]).rows.map(
      ({ cell }) => [plainTitle(cell('title')), cell('id')] as const,
    ),
  );
  const idOf = new Map<string, string>();
  for (const [title, id] of [...named, ...written]) idOf.set(title, (idOf.get(title) ?? id) === id ? id : '');
  return readings.map((reading) => {
    const changed = new Map(
      reading.contributions.flatMap(({ id, title = '', isIdMade }) => {
        const known = isIdMade ? idOf.get(plainTitle(title)) : undefined;
        return known ? [[id, known] as const] : [];
      }),
    );
    const renamed = (id: string) => changed.get(id) ?? id;
    return {
      ...reading,
      contributions: reading.contributions.map((one) =>
        changed.has(one.id) ? { ...one, id: renamed(one.id), kind: undefined } : one,
      ),
      presentations: reading.presentations.map((one) => ({ ...one, contribution: renamed(one.contribution) })),
      ...(reading.listed && { listed: reading.listed.map((one) => ({ ...one, id: renamed(one.id) })) }),
    };
  });
}
