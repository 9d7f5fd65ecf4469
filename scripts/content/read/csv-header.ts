import { type Diagnostic, error, MOST_PROBLEMS, type Place, type Staged } from '../report/diagnostics';
import { didYouMean, nearest } from '../report/nearest';

/** Matches the header's cells with the columns of the schema, in any order and letter case. */
export function readHeader(
  cells: readonly string[],
  columns: readonly string[],
  required: readonly string[],
  place: (column: number) => Place,
): Staged<string[]> {
  const diagnostics: Diagnostic[] = [];
  const width = cells.findLastIndex((cell) => cell !== '') + 1;
  const names = cells.slice(0, width).map((cell, index) => {
    const name = columns.find((column) => column.toLowerCase() === cell.toLowerCase());
    if (name === undefined && diagnostics.length < MOST_PROBLEMS) {
      const message = cell === '' ? 'A column has no name.' : `There is no column "${cell}" in this table.`;
      const remedy = cell === '' ? { hint: 'Name it in the first line, or delete it.' } : didYouMean(cell, columns);
      diagnostics.push(error('unknown-column', place(index), message, remedy));
    }
    return name ?? cell;
  });
  names.forEach((name, index) => {
    const first = columns.includes(name) ? names.indexOf(name) : index;
    if (first === index || diagnostics.length >= MOST_PROBLEMS) return;
    const related = [{ ...place(first), message: 'The first one is here.' }];
    const hint = 'Delete or rename one of them.';
    diagnostics.push(error('duplicate-column', place(index), `There are two columns "${name}".`, { hint, related }));
  });
  const misspelled = names
    .filter((name) => !columns.includes(name))
    .slice(0, MOST_PROBLEMS)
    .map((name) => nearest(name, columns));
  for (const name of required) {
    if (names.includes(name) || misspelled.includes(name)) continue;
    const hint = `Add it to the first line; the columns are: ${columns.join(', ')}.`;
    diagnostics.push(error('missing-column', place(0), `The column "${name}" is missing.`, { hint }));
  }
  return { value: names, diagnostics };
}
