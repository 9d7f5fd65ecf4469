interface SpannedRow {
  readonly minutes: { readonly start: number; readonly end: number };
  readonly cells: readonly { readonly rowSpan: number }[];
}

/**
 * Returns for each row of a table the minute after which it may be folded. Rows that a cell connects are folded
 * together, since without its first row the cell would be lost.
 */
export function foldEnds(rows: readonly SpannedRow[]): readonly number[] {
  const ends: number[] = [];
  let first = 0;
  let reach = 0;
  rows.forEach((row, index) => {
    if (row.minutes.start >= reach) first = index;
    const lastRow = index + Math.max(1, ...row.cells.map(({ rowSpan }) => rowSpan)) - 1;
    reach = Math.max(reach, row.minutes.end, rows[lastRow]?.minutes.end ?? 0);
    ends.fill(reach, first);
    ends.push(reach);
  });
  return ends;
}
