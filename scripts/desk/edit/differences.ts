import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../content/fields';
import type { ValueEdit, ValuePath } from '../contract';
import { partAt } from './plain-values';
import { unchangedEnds } from './unchanged-ends';

/** Finds the smaller edits that make one map or list out of another; none if they are of other kinds. */
export function differences(from: unknown, to: unknown, path: ValuePath): readonly ValueEdit[] {
  if (Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length > 0) {
    const most = Math.min(from.length, to.length);
    const { start, end } = unchangedEnds(from, to, isDeepStrictEqual);
    const both = Array.from({ length: most - start - end }, (_, index) => start + index);
    const added: readonly unknown[] = to.slice(most - end, to.length - end);
    return [
      ...both.map((index) => ({ do: 'set', path: [...path, index], to: to[index] }) as const),
      ...added.map((value, index) => ({ do: 'insert', path, at: most - end + index, value }) as const),
      ...from.slice(most - end, from.length - end).map(() => ({ do: 'remove', path: [...path, most - end] }) as const),
    ];
  }
  if (!(isRecord(from) && isRecord(to)) || Object.keys(from).length === 0 || Object.keys(to).length === 0) return [];
  const set = Object.entries(to).filter(([key, value]) => !isDeepStrictEqual(value, partAt(from, [key])));
  return [
    ...set.map(([key, value]) => ({ do: 'set', path: [...path, key], to: value }) as const),
    ...Object.keys(from).flatMap((key) =>
      Object.hasOwn(to, key) ? [] : [{ do: 'remove', path: [...path, key] } as const],
    ),
  ];
}
