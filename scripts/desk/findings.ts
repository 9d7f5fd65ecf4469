import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { hashOf } from '../cache/hash-of.mjs';
import { cellAt } from '../content/read/csv-cells';
import { LineIndex } from '../content/read/line-index';
import { documentOf } from '../content/read/yaml-document';
import type { Diagnostic, Place } from '../content/report/diagnostics';
import { isAcceptable } from '../rules/codes';
import type { DeskFinding, FindingPlace, ValuePath } from './contract';
import { tableTextOf } from './edit/table-text';

/** Finds places of reports in files, as cells and values. */
type Locate = (place: Place) => FindingPlace;

/** The most findings that the desk lists. */
const MOST_SHOWN = 500;

/**
 * Places findings at cells and values.
 *
 * @param folder the data folder as reports show it
 * @param textOf returns the text of a file below it
 */
export function deskFindings(
  diagnostics: readonly Diagnostic[],
  folder: string,
  textOf: (name: string) => string | undefined,
): readonly DeskFinding[] {
  const locate = locator(folder, textOf);
  return diagnostics.slice(0, MOST_SHOWN).map((problem) => {
    const { code, severity, message, hint, args = [], record, fix, related = [] } = problem;
    return {
      ...locate(problem),
      id: findingId(problem),
      code,
      severity,
      message,
      ...(hint !== undefined && { hint }),
      args,
      ...(record !== undefined && { record }),
      ...(fix && { fix: { from: fix.from, to: fix.to } }),
      mayBeAccepted: severity === 'warning' || isAcceptable(code),
      related: related.map((other) => ({ ...locate(other), message: other.message })),
    };
  });
}

/** Identifies a finding until its file changes. */
export const findingId = ({ file, range, code, message }: Diagnostic): string =>
  hashOf(`${file} ${range.line} ${range.column} ${code} ${message}`, 16);

function locator(folder: string, textOf: (name: string) => string | undefined): Locate {
  const inFiles = new Map<
    string,
    Pick<FindingPlace, 'cell' | 'path'> | ((place: Place) => Pick<FindingPlace, 'cell' | 'path'>)
  >();
  return (place) => {
    const name = place.file.startsWith(`${folder}/`) ? place.file.slice(folder.length + 1) : place.file;
    const at = { name, line: place.range.line, column: place.range.column };
    // In a workbook, lines and columns are those of the sheet.
    if (place.cell) return { ...at, cell: { row: place.range.line - 2, column: place.range.column - 1 } };
    if (!inFiles.has(name)) inFiles.set(name, finderIn(name, textOf(name) ?? ''));
    const find = inFiles.get(name);
    return { ...at, ...(typeof find === 'function' ? find(place) : {}) };
  };
}

function finderIn(name: string, text: string): (place: Place) => Pick<FindingPlace, 'cell' | 'path'> {
  const lines = new LineIndex(text);
  const offsetOf = ({ range }: Place) => lines.offset(range.line, range.column);
  if (name.endsWith('.csv')) {
    const { header, rows } = tableTextOf(text);
    const all = header.length > 0 ? [header, ...rows] : rows;
    return (place) => {
      const { row, column } = cellAt(all, offsetOf(place));
      return { cell: { row: row - 1, column } };
    };
  }
  const isPage = name.endsWith('.md');
  const end = isPage ? text.indexOf('\n---', 3) : text.length;
  // The line that opens the front matter is left out, and offsets stay.
  const values = valuesIn(isPage ? `   ${text.slice(3, Math.max(3, end))}` : text);
  return (place) => {
    const offset = offsetOf(place);
    if (isPage && offset > end) return {};
    const found = values.findLast((value) => value.start <= offset);
    return found === undefined ? {} : { path: found.path };
  };
}

/** Lists the keys and values of a YAML text, in order. */
function valuesIn(text: string): readonly { readonly start: number; readonly path: ValuePath }[] {
  const found: { start: number; path: ValuePath }[] = [];
  const visit = (node: Node | null | undefined, path: ValuePath) => {
    const start = node?.range?.[0];
    if (start !== undefined) found.push({ start, path });
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item as Node, [...path, index]); // parsed, not made
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const at = (key as Node).range?.[0]; // parsed, not made
      if (at !== undefined) found.push({ start: at, path: [...path, name] });
      visit(value as Node | null, [...path, name]); // parsed, not made
    }
  };
  visit(documentOf(text).contents, []);
  return found.sort((a, b) => a.start - b.start);
}
