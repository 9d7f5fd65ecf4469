import type { Diagnostic } from '../content/report/diagnostics';
import { tableOf } from './merge/data-table';
import type { TablePlan } from './merge/plan-table';

/** Adds to problems in cells that an import wrote where their values come from. `fileOf` names a table of the data. */
export function withOrigins(
  diagnostics: readonly Diagnostic[],
  plans: readonly TablePlan[],
  fileOf: (table: string) => string,
): Diagnostic[] {
  const originOf = new Map(plans.map((plan) => [fileOf(plan.file), originsIn(plan)]));
  return diagnostics.map((problem) => {
    const origin = originOf.get(problem.file)?.(problem.range);
    return origin === undefined ? problem : { ...problem, message: `${problem.message} (from ${origin})` };
  });
}

/** Makes a look-up of the places in an export, by the place in a table after the import. */
function originsIn({ file, text, added, edited }: TablePlan): (place: Diagnostic['range']) => string | undefined {
  const { grid, columns, rows } = tableOf(file, text);
  const first = rows.length - added.length;
  const whole = added.map((row, at) => ({ row, index: rows[first + at]?.index ?? 0, columns }));
  const byLine = new Map<number, (typeof whole)[number]>();
  for (const one of [...edited, ...whole]) {
    const [start, end] = [grid.rangeAt(one.index, 0), grid.rangeAt(one.index, columns.length)];
    for (let line = start.line; line <= end.endLine; line++) byLine.set(line, one);
  }
  return ({ line, column }) => {
    const one = byLine.get(line);
    const name = columns.findLast((_, index) => {
      const start = one && grid.rangeAt(one.index, index);
      return start && (start.line < line || (start.line === line && start.column <= column));
    });
    if (!(one && name && one.columns.some((each) => each.toLowerCase() === name))) return undefined;
    return typeof one.row.at === 'function' ? one.row.at(name) : one.row.at;
  };
}
