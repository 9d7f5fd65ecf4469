import type { Code } from './codes';
import type { Diagnostic, Place } from './diagnostics';

/** Codes that tell the cause of whatever else is odd in the cells that they name. */
const CAUSES: ReadonlySet<Code> = new Set<Code>(['cells-exchanged']);
/** Codes that only say that a cell is odd: whatever else is told of it says more. */
const VAGUE: ReadonlySet<Code> = new Set<Code>(['unlike-column']);

/** Codes of which another says more, where both tell of one cell. */
const OUTDONE: ReadonlyMap<Code, readonly Code[]> = new Map<Code, readonly Code[]>([
  ['currency-not-named', ['currency-name']],
  ['names-by-case', ['currency-name']],
  ['placeholder', ['empty-text']],
  ['name-form', ['similar-names']],
  ['repeated-text', ['names-by-case']],
  ['of-another-person', ['shared-email', 'shared-page', 'shared-portrait']],
]);

/** Codes of which two rules may tell of one cell. */
const ONCE: ReadonlySet<Code> = new Set<Code>(['country-disagrees', 'near-domain', 'repeated-text']);

/** Codes that compare a cell with another one, and the codes that say which of the two is the wrong one, or what it would be. */
const COMPARED: ReadonlyMap<Code, readonly Code[]> = new Map<Code, readonly Code[]>([
  ['fee-late-below-early', ['fee-unlike-others', 'fee-accommodation']],
  ['fee-member', ['fee-unlike-others', 'fee-accommodation']],
  ['fee-student', ['fee-unlike-others', 'fee-accommodation']],
  ['fee-unlike-others', ['fee-accommodation']],
]);

/** Leaves out the warnings of which another problem of the same cell is the cause: one slip, one message. */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = diagnostics.filter(({ code }) => CAUSES.has(code));
  const isLonely = diagnostics.every(
    ({ code }) => !(VAGUE.has(code) || ONCE.has(code) || OUTDONE.has(code) || COMPARED.has(code)),
  );
  if (causes.length === 0 && isLonely) return diagnostics;
  const once = new Set<string>();
  const told = new Set(causes.flatMap(placesOf));
  const precise = new Set(diagnostics.filter(({ code }) => !VAGUE.has(code)).map(keyOf));
  const all = new Set(diagnostics.map((problem) => `${problem.code} ${keyOf(problem)}`));
  const comparing = new Set([...COMPARED.values()].flat());
  const named = new Set(
    diagnostics
      .filter(({ code }) => comparing.has(code))
      .flatMap((problem) => placesOf(problem).map((key) => `${problem.code} ${key}`)),
  );
  return diagnostics.filter((problem) => {
    const more = OUTDONE.get(problem.code) ?? [];
    if (more.some((code) => all.has(`${code} ${keyOf(problem)}`))) return false;
    const compared = COMPARED.get(problem.code) ?? [];
    if (compared.some((code) => placesOf(problem).some((key) => named.has(`${code} ${key}`)))) return false;
    const key = `${problem.code} ${keyOf(problem)}`;
    if (ONCE.has(problem.code) && once.size === once.add(key).size) return false;
    if (problem.severity === 'error' || CAUSES.has(problem.code)) return true;
    return !(told.has(keyOf(problem)) || (VAGUE.has(problem.code) && precise.has(keyOf(problem))));
  });
}

const placesOf = (problem: Diagnostic): readonly string[] => [problem, ...(problem.related ?? [])].map(keyOf);

const keyOf = ({ file, range }: Place) => `${file}:${range.line}:${range.column}`;
