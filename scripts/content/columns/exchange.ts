import type { JsonSchema } from '../../../shared/model/schema';
import { typed } from '../read/typed';

/** The names of two columns that each have the other's values. */
export type Pair = readonly [string, string];

/** The number of rows that are examined. */
export const SAMPLE = 60;

/** Returns the text of a value in a cell; undefined if a cell cannot hold it. */
export function rawCell(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join('; ') : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Copies a record with the values of two fields exchanged. */
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
