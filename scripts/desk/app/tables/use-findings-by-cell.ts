import { useMemo } from 'react';
import type { DeskFinding } from '../../contract';
import { useDesk } from '../store';

/** Findings by row and column of the file: `3 2`; errors come first. */
export type FindingsByCell = ReadonlyMap<string, readonly DeskFinding[]>;

/** Returns the findings of a table. */
export function useFindingsByCell(name: string): FindingsByCell {
  const all = useDesk().state?.findings;
  return useMemo(() => {
    const found = new Map<string, readonly DeskFinding[]>();
    for (const finding of all ?? []) {
      if (finding.name !== name || !finding.cell) continue;
      const key = `${finding.cell.row} ${finding.cell.column}`;
      const others = found.get(key) ?? [];
      found.set(key, finding.severity === 'error' ? [finding, ...others] : [...others, finding]);
    }
    return found;
  }, [all, name]);
}
