import { useEffect, useState } from 'react';
import type { DeskFinding } from '../../contract';
import { findingsOf } from '../findings/findings-of';
import { useDesk } from '../store';
import type { ShownTable } from './use-table';

/** Milliseconds without a key after which a value is checked. */
const PAUSE = 150;

/** A value that somebody is typing, in a row of the file. */
interface Typed {
  readonly row: number;
  readonly column: number;
  readonly to: string;
}

/** Returns the findings that a value would have, as soon as they are known: those of its cell, and new ones of its row. */
export function useTypedFindings(name: string, shown: ShownTable, typed: Typed | undefined): readonly DeskFinding[] {
  const [found, setFound] = useState<{ readonly typed: Typed; readonly findings: readonly DeskFinding[] }>();
  const known = useDesk().state?.findings ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: edits that are saved meanwhile change nothing of it
  useEffect(() => {
    // What the last text was reported for is not said of the next one.
    if (typed === undefined) return setFound(undefined);
    let isWanted = true;
    const timer = setTimeout(() => {
      findingsOf([{ name, ...shown.editsWith([{ do: 'cell', ...typed }]) }]).then(
        (findings) => isWanted && findings && setFound({ typed, findings }),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, typed]);
  if (typed === undefined || found?.typed.row !== typed.row || found.typed.column !== typed.column) return [];
  // A row that is being begun has its place after the rows before it.
  const place = shown.fileRows.slice(0, typed.row).filter((row) => row >= 0).length;
  const isKnown = ({ code, message }: DeskFinding) =>
    known.some((other) => other.name === name && other.code === code && other.message === message);
  return found.findings.filter(
    (finding) =>
      finding.name === name &&
      finding.cell?.row === place &&
      (finding.cell.column === typed.column || !isKnown(finding)),
  );
}
