import type { DeskFinding, ValuePath } from '../../contract';

/** Lists the findings at a value, and, if it is shown as a whole, those in it. */
export const findingsAt = (
  findings: readonly DeskFinding[],
  path: ValuePath,
  isWhole: boolean,
): readonly DeskFinding[] =>
  findings.filter((finding) => {
    const at = finding.path ?? [];
    return (isWhole || at.length === path.length) && path.every((step, index) => at[index] === step);
  });

/** Makes the id of the element of a field. */
export const fieldId = (path: ValuePath): string => ['field', ...path].map(encodeURIComponent).join('/');

/** Reads the place of a field from an address; undefined if there is none. */
export function pathOf(written: string | undefined): ValuePath | undefined {
  try {
    const path: unknown = JSON.parse(written ?? '');
    return Array.isArray(path)
      ? path.filter((step) => typeof step === 'string' || typeof step === 'number')
      : undefined;
  } catch {
    return undefined;
  }
}
