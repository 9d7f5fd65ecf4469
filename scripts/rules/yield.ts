import { basename } from 'node:path';
import { grouped } from '../../shared/format/grouped';
import type { Diagnostic, Place } from '../content/report/diagnostics';
import { rules } from '.';
import type { Yields } from './kit';

/** The keys by which a finding and its cause are matched. */
interface Scope {
  readonly keysOf: (problem: Diagnostic) => readonly string[];
  readonly keysOfCause: (cause: Diagnostic) => readonly string[];
}

/** The compiler's own stages: a reference to a missing record yields to an id that cannot be read. */
const STAGES: readonly (readonly [string, Yields])[] = [['unknown-reference', { subject: ['wrong-form'] }]];

const yieldsOf: ReadonlyMap<string, Yields> = new Map([
  ...STAGES,
  ...rules.flatMap(({ code, yieldsTo }) => (yieldsTo ? [[code, yieldsTo] as const] : [])),
]);

/** Rules whose findings are the cause of whatever else is odd in their cells. */
const CAUSES = new Set(rules.filter(({ isCause }) => isCause).map(({ code }) => code));

/** Stands for every other code. */
const ANY = '*';

/**
 * Leaves out the findings that yield to others, as their rules declare (`yieldsTo`): one mistake gets one message. If a code yields
 * to itself, the first finding stays. An error yields to errors alone.
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
    // A finding yields to its own code at its own place alone: many findings may share a related place.
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

/** Shorter values name nothing. */
const SHORTEST = 4;
const namesIn = ({ args = [] }: Diagnostic) => args.filter((value) => value.length >= SHORTEST);
const fileOf = ({ file }: Diagnostic) => `file ${basename(file)}`;
const namedAsFiles = (problem: Diagnostic) => namesIn(problem).map((value) => `file ${value}`);

type ScopeName = keyof Yields;

const SCOPES: Readonly<Record<ScopeName, Scope>> = {
  cell: { keysOf: cellsOf, keysOfCause: cellsOf },
  row: { keysOf: rowsOf, keysOfCause: rowsOf },
  // Both findings name one value, or one names the file of the other.
  subject: {
    keysOf: (problem) => [...namesIn(problem), ...namedAsFiles(problem), `named ${basename(problem.file)}`],
    keysOfCause: (cause) => [...namesIn(cause), fileOf(cause), ...namesIn(cause).map((value) => `named ${value}`)],
  },
  anywhere: { keysOf: () => ['anywhere'], keysOfCause: () => ['anywhere'] },
};
const SCOPE_NAMES = Object.keys(SCOPES) as readonly ScopeName[]; // Object.keys widens to string[]
