import type { JsonSchema } from '../../../shared/model/schema';
import { typed } from '../read/typed';

/** The names of two columns, each of which stands above the values of the other. */
export type Pair = readonly [string, string];

/** The number of rows that show what the columns of a table hold. */
export const SAMPLE = 60;

/** A value of a record as it stands in its cell; undefined if it can stand in none. */
export function rawCell(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join('; ') : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A record with the values of two fields in each other's place. */
export function withExchanged(
  record: Readonly<Record<string, unknown>>,
  [one, other]: Pair,
  schema: JsonSchema,
): Readonly<Record<string, unknown>> {
  const { [one]: here, [other]: there, ...rest } = record;
  const put = (name: string, value: unknown) => {
    const raw = rawCell(value);
    return value === undefined ? {} : { [name]: raw === undefined ? value : typed(raw, schema.properties[name]?.type) };
  };
  return { ...rest, ...put(one, there), ...put(other, here) };
}
