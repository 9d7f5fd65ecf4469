import type { Diagnostic, Place } from './diagnostics';

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
