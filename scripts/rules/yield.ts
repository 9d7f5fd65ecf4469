import { basename } from 'node:path';
import { grouped } from '../../shared/format/grouped';
import type { Diagnostic, Place } from '../content/report/diagnostics';
import { rules } from '.';
import type { Yields } from './kit';

/** By what a finding and its cause know each other, first of the finding, then of the cause. */
interface Scope {
  readonly keysOf: (problem: Diagnostic) => readonly string[];
  readonly keysOfCause: (cause: Diagnostic) => readonly string[];
}

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
  const order = new Map(problems.map((problem, at) => [problem, at]));
  const indexes = new Map<string, ReadonlyMap<string, readonly Diagnostic[]>>();
  const causesBy = (name: ScopeName, code: string) => {
    const known = indexes.get(`${name} ${code}`);
    const made = known ?? indexBy(code === ANY ? problems : (byCode.get(code) ?? []), SCOPES[name].keysOfCause);
    indexes.set(`${name} ${code}`, made);
    return made;
  };
  const gives = (problem: Diagnostic, cause: Diagnostic): boolean => {
    if (problem.severity === 'error' && cause.severity !== 'error') return false;
    return cause.code === problem.code
      ? (order.get(cause) ?? 0) < (order.get(problem) ?? 0)
      : !(isVague(cause) && isVague(problem));
  };
  const yields = (problem: Diagnostic, name: ScopeName, code: string): boolean => {
    const { keysOf } = SCOPES[name];
    // To its own code a finding yields at its own place alone: that of which it speaks may be that of many.
    const keys = code === problem.code ? keysOf(problem).slice(0, 1) : keysOf(problem);
    return keys.some((key) =>
      causesBy(name, code)
        .get(key)
        ?.some((cause) => gives(problem, cause) && (code !== problem.code || keysOf(cause)[0] === key)),
    );
  };
  return problems.filter((problem) => {
    if (problem.severity !== 'error' && !CAUSES.has(problem.code) && caused.has(cellOf(problem))) return false;
    const own = yieldsOf.get(problem.code);
    return own === undefined || !SCOPE_NAMES.some((name) => own[name]?.some((code) => yields(problem, name, code)));
  });
}

const isVague = ({ code }: Diagnostic): boolean => yieldsOf.get(code)?.cell?.includes(ANY) === true;

function indexBy(problems: readonly Diagnostic[], keysOf: Scope['keysOf']): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const problem of problems)
    for (const key of keysOf(problem)) {
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
const namesIn = ({ args = [] }: Diagnostic) => args.filter((value) => value.length >= SHORTEST);
const fileOf = ({ file }: Diagnostic) => `file ${basename(file)}`;
const namedAsFiles = (problem: Diagnostic) => namesIn(problem).map((value) => `file ${value}`);

type ScopeName = keyof Yields;

const SCOPES: Readonly<Record<ScopeName, Scope>> = {
  cell: { keysOf: cellsOf, keysOfCause: cellsOf },
  row: { keysOf: rowsOf, keysOfCause: rowsOf },
  // Both name one value, or one names the file of the other.
  subject: {
    keysOf: (problem) => [...namesIn(problem), ...namedAsFiles(problem), `named ${basename(problem.file)}`],
    keysOfCause: (cause) => [...namesIn(cause), fileOf(cause), ...namesIn(cause).map((value) => `named ${value}`)],
  },
  anywhere: { keysOf: () => ['anywhere'], keysOfCause: () => ['anywhere'] },
};
const SCOPE_NAMES = Object.keys(SCOPES) as readonly ScopeName[]; // Object.keys widens to string[]
