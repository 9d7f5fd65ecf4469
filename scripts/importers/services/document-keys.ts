import type { LeftOut } from '../model';
import type { Json } from '../read/json';
import { type LeftNames, reasonFor } from './reasons';
import { leftTogether } from './service';

/** Splits a text of keys at spaces and line breaks. */
export const keys = (text: string): string[] => text.trim().split(/\s+/);

/** Lists the keys of objects that have content but are not imported, with the reasons. */
export function leftKeys(
  from: string,
  objects: readonly Json[],
  read: readonly string[],
  left: LeftNames = {},
): LeftOut[] {
  const found = new Set(objects.flatMap((object) => object.keys.filter((key) => object.get(key).isFilled)));
  for (const key of read) found.delete(key);
  return leftTogether(
    from,
    [...found].map((key) => [key, reasonFor(key, left)]),
  );
}
