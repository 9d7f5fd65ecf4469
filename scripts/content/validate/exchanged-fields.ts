import type { ErrorObject, ValidateFunction } from 'ajv';
import { tally } from '../../../shared/format/grouped';
import type { JsonSchema, SchemaNode } from '../../../shared/model/schema';
import { rawCell, withExchanged } from '../columns/exchange';
import { shapeOf } from '../columns/shapes';
import { isRecord } from '../fields';
import { isPowerOfTen } from './spreadsheet';

/** A record that its schema rejects, with ajv's errors. */
export interface Rejected {
  readonly index: number;
  readonly value: unknown;
  readonly errors: readonly ErrorObject[];
}

/** Two fields of a record: if their values change places, the schema accepts it. The first field is the rejected one. */
export type Fields = readonly [rejected: string, other: string];

/** The most rejected records to examine: more have another cause. */
const MOST_TRIED = 500;

/**
 * Finds rejected records, by index, that become valid if two fields exchange their values. Of several such pairs, the most frequent among
 * all records counts; if two are equally frequent, neither does.
 */
export function exchangedFields(
  rejected: readonly Rejected[],
  records: readonly unknown[],
  schema: JsonSchema,
  check: ValidateFunction,
): ReadonlyMap<number, Fields> {
  const values = new Map<string, ReadonlySet<string | undefined>>();
  const isUsual = (field: string, text: string) => {
    const known =
      values.get(field) ?? new Set(records.map((each) => rawCell(isRecord(each) ? each[field] : undefined)));
    values.set(field, known);
    return known.has(text);
  };
  const pairs = rejected
    .slice(0, MOST_TRIED)
    .map(({ index, value, errors }) => ({ index, fits: pairsOf(value, errors, { schema, check, isUsual }) }));
  const counts = tally(
    pairs.flatMap(({ fits }) => fits),
    (fit) => fit.join(),
  );
  const countOf = (fit: Fields) => counts.get(fit.join()) ?? 0;
  return new Map(
    pairs.flatMap(({ index, fits }): [number, Fields][] => {
      const [best, next] = [...fits].sort((a, b) => countOf(b) - countOf(a));
      const isTie = best !== undefined && next !== undefined && countOf(next) === countOf(best);
      return best === undefined || isTie ? [] : [[index, best]];
    }),
  );
}

interface Knowledge {
  readonly schema: JsonSchema;
  readonly check: ValidateFunction;
  /** Tells whether another record has a value in a field. */
  readonly isUsual: (field: string, text: string) => boolean;
}

function pairsOf(value: unknown, errors: readonly ErrorObject[], { schema, check, isUsual }: Knowledge): Fields[] {
  const field = errors[0]?.instancePath.split('/')[1];
  const node = field !== undefined && Object.hasOwn(schema.properties, field) ? schema.properties[field] : undefined;
  if (!isRecord(value) || field === undefined || node === undefined || value[field] === undefined) return [];
  // A value that a spreadsheet rewrote is in the right column.
  if (isPowerOfTen(value[field])) return [];
  return Object.keys(value).flatMap((other): Fields[] => {
    if (other === field || !Object.hasOwn(schema.properties, other)) return [];
    const others = rawCell(value[other]);
    if (others === undefined || !(isTelling(node, others) || isUsual(field, others))) return [];
    return check(withExchanged(value, [field, other], schema)) ? [[field, other]] : [];
  });
}

/** Tells whether a value that a field accepts is hardly accepted by chance: any word may be an id. */
function isTelling({ type, format, enum: list, pattern }: SchemaNode, text: string): boolean {
  if (format === 'country') return shapeOf(text) === 'country';
  if (format !== undefined) return format !== 'markdown';
  if (type === 'integer' || type === 'number' || type === 'boolean' || list !== undefined) return true;
  return pattern !== undefined && /^(?:id|amount)$/.test(shapeOf(text));
}
