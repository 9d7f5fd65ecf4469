/**
 * The limits of a data file, so that no broken one exhausts memory. A programme of 50,000 papers with abstracts of a
 * thousand letters is far within them. `data/README.md` says them to organisers.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

/** Bytes of a file, by its format; for tables, as much as GitHub takes. */
export const MOST_BYTES = { csv: 100 * MIB, yaml: 512 * KIB, markdown: 512 * KIB } as const;

/** Bytes of a file in `public/`: Node reads no larger one at once, and no host takes it. */
export const MOST_BYTES_OF_ASSET = 2 * 1024 * MIB - 1;

/** Cells of a table, empty ones and the first line included. */
export const MOST_CELLS = 3_000_000;

/** UTF-16 code units of a cell: rules look at a text letter by letter, and some more than once. */
export const MOST_LETTERS = 1_000_000;
