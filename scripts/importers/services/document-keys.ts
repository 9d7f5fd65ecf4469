import type { LeftOut } from '../model';
import type { Json } from '../read/json';
import { type LeftNames, reasonFor } from './reasons';
import { leftTogether } from './service';

/** Names of keys from one text, in which spaces and line ends stand between them. */
export const keys = (text: string): string[] => text.trim().split(/\s+/);

/** Names the keys of objects that hold something and are not read, with the reason, each once: what columns are in a table. */
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
