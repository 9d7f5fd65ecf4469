/** A line of a table in Markdown, with its cells and where it begins in the text. */
export interface TableRow {
  readonly start: number;
  readonly line: string;
  readonly cells: readonly string[];
}

interface TextTable {
  /** The names of the columns; none, where nothing stands above the line of signs. */
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
}

/** The line of signs below the names of a table. */
const RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/;

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The tables of a text in Markdown. */
export function tablesOf(text: string): readonly TextTable[] {
  const tables: { readonly head: readonly string[]; readonly rows: TableRow[] }[] = [];
  let rows: TableRow[] | undefined;
  let before = '';
  let start = 0;
  for (const line of text.split('\n')) {
    if (!line.includes('|')) rows = undefined;
    else if (RULE.test(line)) {
      rows = [];
      tables.push({ head: before.includes('|') ? cellsOf(before) : [], rows });
    } else rows?.push({ start, line, cells: cellsOf(line) });
    start += line.length + 1;
    before = line;
  }
  return tables;
}
