import { readGrid } from '../content/read/csv-grid';
import { DETAILS, type Detail, type ExportedPaper } from './read-export';

/** A cell of papers.csv that differs from the export. */
interface Change {
  readonly id: string;
  readonly column: 'title' | 'authors' | Detail;
  readonly from: string;
  readonly to: string;
}

/** Cells of one paper that are empty in papers.csv, or in a column that it lacks. */
interface Filled {
  readonly id: string;
  readonly columns: readonly Detail[];
}

export interface Plan {
  readonly added: readonly ExportedPaper[];
  readonly filled: readonly Filled[];
  readonly changes: readonly Change[];
  /** Numbers of the papers that are the same in both. */
  readonly same: readonly string[];
  /** Numbers of the papers that only papers.csv has; they stay. */
  readonly onlyHere: readonly string[];
  /** The text of papers.csv after the import. */
  readonly text: string;
}

export interface PlanOptions {
  /** Session of the papers that are added; without it the cell stays empty, and the compiler asks for it. */
  readonly session: string;
  /** Whether titles and authors that differ are taken from the export. */
  readonly update: boolean;
}

/** Plans what an import does to papers.csv. Rows that do not change keep every letter. */
export function planImport(text: string, papers: readonly ExportedPaper[], { session, update }: PlanOptions): Plan {
  const grid = readGrid({ collection: 'papers', file: 'papers.csv', text });
  if ('code' in grid) throw new TypeError(`papers.csv itself cannot be read: ${grid.message}`);
  const headerRow = grid.rows.findIndex((row) => row.some((cell) => cell !== ''));
  const header = grid.rows[headerRow] ?? [];
  const columns = header.map((name) => name.toLowerCase());
  const cellOf = (row: readonly string[], name: string) => row[columns.indexOf(name)] ?? '';
  const rowOf = new Map(
    grid.rows.map((row, index) => [cellOf(row, 'id'), { row, index }] as const).slice(headerRow + 1),
  );
  const delimiter = delimiterOf(text, header);

  const added: ExportedPaper[] = [];
  const filled: Filled[] = [];
  const changes: Change[] = [];
  const same: string[] = [];
  const edits: { start: number; end: number; to: string }[] = [];
  const offsetOf = offsetsIn(text);
  const edit = (row: number, column: string, to: string) => {
    const { line, column: from, endLine, endColumn } = grid.rangeAt(row, columns.indexOf(column));
    edits.push({ start: offsetOf(line, from), end: offsetOf(endLine, endColumn), to: quoted(to, delimiter) });
  };
  const missing = DETAILS.filter((detail) => !columns.includes(detail) && papers.some((paper) => paper[detail]));
  if (missing.length > 0) {
    const exportOf = new Map(papers.map((paper) => [paper.id, paper]));
    grid.rows.forEach((row, index) => {
      if (index < headerRow || row.every((cell) => cell === '')) return;
      const paper = exportOf.get(cellOf(row, 'id'));
      const cells = missing.map((detail) => (index === headerRow ? detail : (paper?.[detail] ?? '')));
      const { endLine, endColumn } = grid.rangeAt(index, row.length - 1);
      const end = offsetOf(endLine, endColumn);
      // A row that is too short is told by the compiler; it must not take the place of other cells.
      const gap = delimiter.repeat(Math.max(0, header.length - row.length));
      edits.push({ start: end, end, to: gap + cells.map((cell) => delimiter + quoted(cell, delimiter)).join('') });
    });
  }
  for (const paper of papers) {
    const known = rowOf.get(paper.id);
    if (known === undefined) {
      added.push(paper);
      continue;
    }
    const empty = DETAILS.filter((detail) => paper[detail] && cellOf(known.row, detail) === '');
    const found = (['title', 'authors', ...DETAILS] as const).flatMap((column): Change[] => {
      const from = cellOf(known.row, column);
      const to = column === 'authors' ? paper.authors.join('; ') : (paper[column] ?? '');
      const isDetail = column !== 'title' && column !== 'authors';
      return from.normalize('NFC') === to || (isDetail && (from === '' || to === ''))
        ? []
        : [{ id: paper.id, column, from, to }];
    });
    changes.push(...found);
    if (empty.length > 0) filled.push({ id: paper.id, columns: empty });
    if (found.length === 0 && empty.length === 0) same.push(paper.id);
    for (const { column, to } of update ? found : []) edit(known.index, column, to);
    for (const detail of empty) if (columns.includes(detail)) edit(known.index, detail, paper[detail] ?? '');
  }
  let edited = text;
  // From the end, so that the offsets before an edit stay right.
  for (const { start, end, to } of edits.sort((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + to + edited.slice(end);
  }
  const lines = [edited.replace(/\n*$/, '')];
  for (const paper of added) {
    const cells: Readonly<Record<string, string>> = {
      ...Object.fromEntries(DETAILS.map((detail) => [detail, paper[detail] ?? ''])),
      id: paper.id,
      session,
      title: paper.title,
      authors: paper.authors.join('; '),
    };
    lines.push([...columns, ...missing].map((name) => quoted(cells[name] ?? '', delimiter)).join(delimiter));
  }
  const exported = new Set(papers.map(({ id }) => id));
  const onlyHere = [...rowOf.keys()].filter((id) => id !== '' && !exported.has(id));
  return { added, filled, changes, same, onlyHere, text: added.length === 0 ? edited : `${lines.join('\n')}\n` };
}

/** 1-based lines and columns → offsets. */
function offsetsIn(text: string): (line: number, column: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (line, column) => (starts[line - 1] ?? 0) + column - 1;
}

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The sign between the first two names of the header. */
function delimiterOf(text: string, [first = '']: readonly string[]): string {
  const after = text.slice(text.indexOf(first) + first.length).replace(/^"?\s*/, '');
  return ',;\t'.includes(after.charAt(0)) ? after.charAt(0) : ',';
}
