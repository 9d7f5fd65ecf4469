import { basename } from 'node:path';
import { grouped } from '../../shared/format/grouped';
import type { Diagnostic, Place } from '../content/report/diagnostics';
import { rules } from '.';
import type { Yields } from './kit';

const scopes = ['cell', 'row', 'subject', 'anywhere'] as const;

/** The compiler's own stages: who names what a table has not names the row whose id cannot be read. */
const STAGES: readonly (readonly [string, Yields])[] = [['unknown-reference', { subject: ['wrong-form'] }]];

const yieldsOf: ReadonlyMap<string, Yields> = new Map([
  ...STAGES,
  ...rules.flatMap(({ code, yieldsTo }) => (yieldsTo ? [[code, yieldsTo] as const] : [])),
]);

/** Rules whose findings tell the cause of whatever else is odd in the cells that they name. */
const CAUSES = new Set(rules.filter(({ isCause }) => isCause).map(({ code }) => code));

/** Stands for every other code. */
const ANY = '*';

/**
 * Leaves out the findings of which others are the cause, or say more, as their rules declare by `yieldsTo`: one slip, one
 * message. Of two findings of one code the first stays, if the code yields to itself. An error yields to an error alone.
 */
export function withoutYielding(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const byCode = grouped(problems, ({ code }) => code);
  const caused = new Set(problems.filter(({ code }) => CAUSES.has(code)).flatMap(cellsOf));
  const indexes = new Map<string, ReadonlyMap<string, readonly Diagnostic[]>>();
  const index = (code: string, scope: 'cell' | 'row') => {
    const name = `${scope} ${code}`;
    const made = indexes.get(name) ?? indexBy(code === ANY ? problems : (byCode.get(code) ?? []), scope);
    indexes.set(name, made);
    return made;
  };
  const order = new Map(problems.map((problem, at) => [problem, at]));
  const gives = (problem: Diagnostic, cause: Diagnostic): boolean => {
    if (problem.severity === 'error' && cause.severity !== 'error') return false;
    return cause.code === problem.code
      ? (order.get(cause) ?? 0) < (order.get(problem) ?? 0)
      : !(isVague(cause) && isVague(problem));
  };
  const yields = (problem: Diagnostic, scope: (typeof scopes)[number], code: string): boolean => {
    if (scope === 'anywhere') return (byCode.get(code) ?? []).some((cause) => gives(problem, cause));
    if (scope === 'subject')
      return (byCode.get(code) ?? []).some((cause) => gives(problem, cause) && shareSubject(problem, cause));
    const keysOf = scope === 'cell' ? cellsOf : rowsOf;
    // To its own code a finding yields at its own place alone: that of which it speaks may be that of many.
    const keys = code === problem.code ? keysOf(problem).slice(0, 1) : keysOf(problem);
    return keys.some((key) =>
      index(code, scope)
        .get(key)
        ?.some((cause) => gives(problem, cause) && (code !== problem.code || keysOf(cause)[0] === key)),
    );
  };
  return problems.filter((problem) => {
    if (problem.severity !== 'error' && !CAUSES.has(problem.code) && caused.has(cellOf(problem))) return false;
    const own = yieldsOf.get(problem.code);
    return own === undefined || !scopes.some((scope) => own[scope]?.some((code) => yields(problem, scope, code)));
  });
}

const isVague = ({ code }: Diagnostic): boolean => yieldsOf.get(code)?.cell?.includes(ANY) === true;

function indexBy(problems: readonly Diagnostic[], scope: 'cell' | 'row'): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const problem of problems)
    for (const key of scope === 'cell' ? cellsOf(problem) : rowsOf(problem)) {
      const same = found.get(key);
      if (same) same.push(problem);
      else found.set(key, [problem]);
    }
  return found;
}

const placesOf = (problem: Diagnostic): readonly Place[] => [problem, ...(problem.related ?? [])];
const cellOf = ({ file, range }: Place) => `${file}:${range.line}:${range.column}`;
const cellsOf = (problem: Diagnostic) => placesOf(problem).map(cellOf);
const rowsOf = (problem: Diagnostic) => placesOf(problem).map(({ file, range }) => `${file}:${range.line}`);

/** Shorter values are no names of anything. */
const SHORTEST = 4;

/** Two findings name the same value, or one names the file of the other. */
function shareSubject(problem: Diagnostic, cause: Diagnostic): boolean {
  const [own = [], others = []] = [problem.args, cause.args];
  return (
    own.includes(basename(cause.file)) ||
    others.includes(basename(problem.file)) ||
    own.some((value) => value.length >= SHORTEST && others.includes(value))
  );
}
