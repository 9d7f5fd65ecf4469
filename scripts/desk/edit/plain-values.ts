import { isRecord } from '../../content/fields';
import type { ValueEdit, ValuePath } from '../contract';

/** Makes the error for a place that cannot be edited without changing more than is meant. */
export function notEditable(path: ValuePath): Error {
  return new Error(`"${path.join('.')}" cannot be changed here: edit it in the file itself.`);
}

/** Reduces special cases: a null removes, the first item of a list sets it, and the last key of a map takes the map with it. */
export function simplified(value: unknown, edit: ValueEdit): ValueEdit {
  const { path } = edit;
  if (edit.do === 'set' && (edit.to ?? null) === null) return simplified(value, { do: 'remove', path });
  if (edit.do === 'remove') return { do: 'remove', path: withoutEmptied(value, path) };
  const items = partAt(value, path) ?? [];
  const isFirst = edit.do === 'insert' && edit.at === 0 && Array.isArray(items) && items.length === 0;
  return isFirst ? { do: 'set', path, to: [edit.value] } : edit;
}

/** Makes an edit to a plain value. */
export function applied(value: unknown, edit: ValueEdit): unknown {
  if (edit.do === 'set') return withPart(value, edit.path, () => edit.to);
  if (edit.do === 'remove') {
    const step = edit.path.at(-1);
    if (partAt(value, edit.path) === undefined) return value;
    return withPart(value, edit.path.slice(0, -1), (parent) => {
      if (Array.isArray(parent)) return parent.toSpliced(Number(step), 1);
      const rest = Object.entries(parent ?? {}).filter(([key]) => key !== step);
      return rest.length === 0 && edit.path.length === 1 ? null : Object.fromEntries(rest);
    });
  }
  return withPart(value, edit.path, (list) => {
    const places = edit.do === 'insert' ? [edit.at] : [edit.from + 1, edit.to + 1];
    if (!Array.isArray(list) || places.some((place) => place < 0 || place > list.length)) throw notEditable(edit.path);
    if (edit.do === 'insert') return list.toSpliced(edit.at, 0, edit.value);
    return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from]);
  });
}

/** Copies a value with the part at a path changed. Makes the maps and lists that lack on the way. */
function withPart(
  value: unknown,
  path: ValuePath,
  change: (part: unknown) => unknown,
  passed: ValuePath = [],
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  const inner = (part: unknown) => withPart(part, rest, change, [...passed, step]);
  const holder = value ?? (typeof step === 'number' ? [] : {});
  if (typeof step === 'number' && Array.isArray(holder) && step <= holder.length)
    return holder.toSpliced(step, 1, inner(holder[step]));
  if (typeof step === 'string' && isRecord(holder)) return { ...holder, [step]: inner(partAt(holder, [step])) };
  throw notEditable([...passed, ...path]);
}

/** Returns the part at a path, undefined if there is none. */
export const partAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((part, step) => {
    const isThere = Array.isArray(part) ? typeof step === 'number' : isRecord(part) && Object.hasOwn(part, step);
    return isThere ? (part as Record<string | number, unknown>)[step] : undefined; // just tested
  }, value);

/** Shortens the path of a key to that of the map which it would leave empty. */
function withoutEmptied(value: unknown, path: ValuePath): ValuePath {
  const parent = partAt(value, path.slice(0, -1));
  const isOnly = isRecord(parent) && Object.keys(parent).length === 1 && partAt(value, path) !== undefined;
  return isOnly && typeof path.at(-2) === 'string' ? withoutEmptied(value, path.slice(0, -1)) : path;
}
