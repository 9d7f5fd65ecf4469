import { grouped } from '../../../shared/format/grouped';
import type { LeftOut } from '../model';
import type { Json } from '../read/json';
import { type LeftNames, REASONS, type Reason, reasonOfService } from './reasons';
import { leftTogether } from './service';

/** Splits a text of keys at spaces and line breaks. */
export const keys = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Lists the keys of objects that have content but are not imported, with the reasons, or one reason for all. Ids, numbers, dates and
 * addresses that neither `left` nor their names explain are there for the service.
 */
export function leftKeys(
  from: string,
  objects: readonly Json[],
  read: readonly string[],
  left: LeftNames | Reason = {},
): LeftOut[] {
  const known = new Set(read);
  const found = grouped(
    objects.flatMap((object) => object.keys.map((key) => ({ key, value: object.get(key) }))),
    ({ key }) => key,
  );
  const filled = [...found].filter(([key, all]) => !known.has(key) && all.some(({ value }) => value.isFilled));
  return leftTogether(
    from,
    filled.map(([key, all]) => {
      if (typeof left === 'string') return [key, REASONS[left]];
      const reason = reasonOfService(key, left);
      const isExplained = reason !== REASONS.unknown || all.some(({ value }) => holdsWords(value.value));
      return [key, isExplained ? reason : REASONS.service];
    }),
  );
}

/** Tells whether there are words in a value, however deep: several, or a text in a script that may have no spaces. */
const holdsWords = (value: unknown): boolean => /\p{L}[^\p{L}\s"]?\s\p{L}|\p{Lo}{3}/u.test(JSON.stringify(value ?? ''));
