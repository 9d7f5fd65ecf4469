import type { Diagnostic } from '../content/report/diagnostics';
import { tableOf } from './merge/data-table';
import type { TablePlan, WantedRow } from './merge/plan-table';

/** Adds to problems in cells that an import wrote where their values come from. `fileOf` names a table of the data. */
export function withOrigins(
  diagnostics: readonly Diagnostic[],
  plans: readonly TablePlan[],
  fileOf: (table: string) => string,
): Diagnostic[] {
  const found = new Map<string, (place: Diagnostic['range']) => string | undefined>();
  const planOf = new Map(plans.map((plan) => [fileOf(plan.file), plan]));
  return diagnostics.map((problem) => {
    const { file, range, message } = problem;
    const plan = planOf.get(file);
    if (plan === undefined) return problem;
    const find = found.get(file) ?? originsIn(plan);
    found.set(file, find);
    const origin = find(range);
    return origin === undefined ? problem : { ...problem, message: `${message} (from ${origin})` };
  });
}

/** Makes a look-up of the places in an export, by the place in a table after the import. */
function originsIn(plan: TablePlan): (place: Diagnostic['range']) => string | undefined {
  const { grid, columns, rows } = tableOf(plan.file, plan.text);
  const { added, edited } = plan;
  const byLine = new Map<number, { row: WantedRow; index: number; columns?: readonly string[] }>();
  const newRows = added.length === 0 ? [] : rows.slice(-added.length);
  const written = [...edited, ...newRows.flatMap(({ index }, at) => ({ row: added[at] as WantedRow, index }))]; // as many as `newRows`
  for (const one of written) {
    const [first, last] = [grid.rangeAt(one.index, 0), grid.rangeAt(one.index, columns.length)];
    for (let line = first.line; line <= last.endLine; line++) byLine.set(line, one);
  }
  return ({ line, column }) => {
    const one = byLine.get(line);
    if (one?.row.at === undefined) return undefined;
    const name = columns.findLast((_, index) => {
      const start = grid.rangeAt(one.index, index);
      return start.line < line || (start.line === line && start.column <= column);
    });
    if (name === undefined || (one.columns && !one.columns.some((each) => each.toLowerCase() === name)))
      return undefined;
    return typeof one.row.at === 'string' ? one.row.at : one.row.at(name);
  };
}
