import { compareCodeUnits } from '../../shared/format/compare-code-units';

/**
 * Compares two rows by their cells in the columns by which they are sorted. Numbers are compared by value, other cells by characters.
 * Empty cells come last.
 */
export function compareKeys(one: readonly string[], other: readonly string[]): number {
  for (const [index, key] of one.entries()) {
    const order = compareValues(key, other[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareValues(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return isNumber(one) && isNumber(other) ? Number(one) - Number(other) : compareCodeUnits(one, other);
}

const isNumber = (text: string) => /^-?\d{1,15}$/.test(text);
