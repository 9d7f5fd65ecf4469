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
  ['similar-names', ['more-than-a-name', 'several-names-in-cell']],
  ['repeated-text', ['names-by-case']],
  // A name in place of an id has not the form of one.
  ['wrong-form', ['unknown-reference']],
]);

/** Codes of which two rules may tell of one cell. */
const ONCE: ReadonlySet<Code> = new Set<Code>([
  'cells-exchanged',
  'country-disagrees',
  'country-two-spellings',
  'fee-unlike-others',
  'name-form',
  'near-domain',
  'repeated-text',
]);

/** Codes of which another says more, where both tell of one row of a table or one line of a text. */
const OUTDONE_IN_ROW: ReadonlyMap<Code, readonly Code[]> = new Map<Code, readonly Code[]>([
  ['all-capitals', ['other-year']],
  ['empty-committee', ['names-by-case']],
  ['meal-beside-talks', ['absurd-length']],
  ['meal-hour', ['absurd-length']],
  ['overlaps-plenary', ['absurd-length', 'meal-beside-talks']],
  ['repeated-text', ['link-words']],
  ['session-too-short', ['absurd-length']],
  ['unlike-column', ['empty-text', 'placeholder']],
  ['weekday-disagrees', ['date-disagrees']],
]);
/** Codes of which two rules, or one twice, may tell of one row. */
const ONCE_IN_ROW: ReadonlySet<Code> = new Set<Code>(['absurd-length', 'fee-member', 'place-disagrees']);

/** Codes that follow from others, wherever these tell: a number that stands twice is missing elsewhere. */
const FOLLOWS: ReadonlyMap<Code, readonly Code[]> = new Map<Code, readonly Code[]>([
  ['session-number-gap', ['session-number-twice']],
  ['speaker-unscheduled', ['keynote-without-speaker']],
]);

/** Codes that compare a cell with another one, and the codes that say which of the two is the wrong one, or what it would be. */
const COMPARED: ReadonlyMap<Code, readonly Code[]> = new Map<Code, readonly Code[]>([
  ['fee-member', ['fee-unlike-others', 'fee-accommodation']],
  ['fee-unlike-others', ['fee-accommodation']],
  ['place-disagrees', ['cells-exchanged']],
]);

/** Every code of which others may say more. */
const BY_OTHERS = [OUTDONE, OUTDONE_IN_ROW, FOLLOWS, COMPARED];

/** Leaves out the warnings of which another problem of the same cell is the cause: one slip, one message. */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = diagnostics.filter(({ code }) => CAUSES.has(code));
  const isLonely = diagnostics.every(
    ({ code }) =>
      !(VAGUE.has(code) || ONCE.has(code) || ONCE_IN_ROW.has(code) || BY_OTHERS.some((each) => each.has(code))),
  );
  if (causes.length === 0 && isLonely) return diagnostics;
  const once = new Set<string>();
  const told = new Set(causes.flatMap(placesOf));
  const precise = new Set(diagnostics.filter(({ code }) => !VAGUE.has(code)).map(keyOf));
  const all = new Set(diagnostics.map((problem) => `${problem.code} ${keyOf(problem)}`));
  const inRows = new Set(diagnostics.map((problem) => `${problem.code} ${rowOf(problem)}`));
  const codes = new Set(diagnostics.map(({ code }) => code));
  const comparing = new Set([...COMPARED.values()].flat());
  const named = new Set(
    diagnostics
      .filter(({ code }) => comparing.has(code))
      .flatMap((problem) => placesOf(problem).map((key) => `${problem.code} ${key}`)),
  );
  return diagnostics.filter((problem) => {
    const more = OUTDONE.get(problem.code) ?? [];
    if (more.some((code) => all.has(`${code} ${keyOf(problem)}`))) return false;
    if (OUTDONE_IN_ROW.get(problem.code)?.some((code) => inRows.has(`${code} ${rowOf(problem)}`))) return false;
    if (FOLLOWS.get(problem.code)?.some((code) => codes.has(code))) return false;
    const compared = COMPARED.get(problem.code) ?? [];
    if (compared.some((code) => placesOf(problem).some((key) => named.has(`${code} ${key}`)))) return false;
    const key = `${problem.code} ${keyOf(problem)}`;
    if (ONCE.has(problem.code) && once.size === once.add(key).size) return false;
    const row = `${problem.code} ${rowOf(problem)}`;
    if (ONCE_IN_ROW.has(problem.code) && once.size === once.add(row).size) return false;
    if (problem.severity === 'error' || CAUSES.has(problem.code)) return true;
    return !(told.has(keyOf(problem)) || (VAGUE.has(problem.code) && precise.has(keyOf(problem))));
  });
}

/**
 * Leaves out what later stages find at the places of these errors: to them, a value that its schema refused is absent, and whatever
 * they say of that follows from it. A name in place of an id has an id of its own to propose, though.
 */
export function withoutThoseAt(
  refused: readonly Diagnostic[],
): (found: readonly Diagnostic[]) => readonly Diagnostic[] {
  const first = new Set(refused);
  const places = new Set(refused.filter(({ severity }) => severity === 'error').map(fieldOf));
  return (found) =>
    found.filter(
      (problem) => first.has(problem) || problem.code === 'unknown-reference' || !places.has(fieldOf(problem)),
    );
}

/** A list in a cell is one field with its entries. */
const fieldOf = ({ file, range, field }: Place) => `${file}:${range.line} ${field ?? range.column}`;

const placesOf = (problem: Diagnostic): readonly string[] => [problem, ...(problem.related ?? [])].map(keyOf);

const keyOf = ({ file, range }: Place) => `${file}:${range.line}:${range.column}`;

const rowOf = ({ file, range }: Place) => `${file}:${range.line}`;
