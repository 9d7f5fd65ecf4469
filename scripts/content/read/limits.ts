/**
 * Limits for data files, so that a broken file cannot exhaust memory. A programme of 50,000 papers with abstracts of a thousand letters is
 * far below them. `docs/files.md` documents them.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

/** Bytes of a file, by format. The limit of tables is that of GitHub. */
export const MOST_BYTES = { csv: 100 * MIB, yaml: 512 * KIB, markdown: 512 * KIB } as const;

/** Bytes of a file in `public/`: Node cannot read larger files at once, and hosts do not accept them. */
export const MOST_BYTES_OF_ASSET = 2 * 1024 * MIB - 1;

/** Cells of a table, including empty ones and the header. */
export const MOST_CELLS = 3_000_000;

/** UTF-16 code units of a cell, since parsers read texts letter by letter, some of them more than once. */
export const MOST_LETTERS = 1_000_000;

/** UTF-16 code units of a text that rules check, by the kind of text. Texts for pages are shorter. */
export const MOST_JUDGED = { short: 2_000, long: 20_000, markdown: 100_000 } as const;
