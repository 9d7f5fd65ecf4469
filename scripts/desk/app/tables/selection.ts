/** A cell as it is shown: rows in the order of the view. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A range of cells: where it began, and the cell that has the focus. */
export interface Selection {
  readonly anchor: Spot;
  readonly head: Spot;
}

/** The first and last rows and columns of a selection. */
export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Selects one cell. */
export const only = (spot: Spot): Selection => ({ anchor: spot, head: spot });

/** Returns the bounds of a selection. */
export const boundsOf = ({ anchor, head }: Selection): Bounds => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

/** Tells whether a cell is within bounds. */
export const isWithin = ({ top, bottom, left, right }: Bounds, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Moves a cell into a table of a size. */
export const clamped = ({ row, column }: Spot, rows: number, columns: number): Spot => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

const FAR = 1e9;

/** Where keys lead, as steps of rows and columns (WAI-ARIA, grid pattern). */
const STEPS: Readonly<Record<string, (page: number) => Spot>> = {
  ArrowUp: () => ({ row: -1, column: 0 }),
  ArrowDown: () => ({ row: 1, column: 0 }),
  ArrowLeft: () => ({ row: 0, column: -1 }),
  ArrowRight: () => ({ row: 0, column: 1 }),
  PageUp: (page) => ({ row: -page, column: 0 }),
  PageDown: (page) => ({ row: page, column: 0 }),
  Home: () => ({ row: 0, column: -FAR }),
  End: () => ({ row: 0, column: FAR }),
};

interface KeyOfMove {
  readonly key: string;
  readonly isFar: boolean;
  readonly isRtl: boolean;
  /** Rows on a screen. */
  readonly page: number;
}

/** Returns the cell to which a key leads; undefined if it leads nowhere. `isFar` is for Ctrl: to the edge. */
export function moved(from: Spot, { key, isFar, isRtl, page }: KeyOfMove): Spot | undefined {
  const step = STEPS[key]?.(page);
  if (step === undefined) return undefined;
  const isSideways = isRtl && key.startsWith('Arrow');
  const [rows, columns] = [step.row, isSideways ? -step.column : step.column];
  // Ctrl+Home and Ctrl+End lead to the corners.
  if (isFar && (key === 'Home' || key === 'End')) return { row: columns * FAR, column: columns };
  const far = isFar ? FAR : 1;
  return { row: from.row + rows * far, column: from.column + columns * far };
}
