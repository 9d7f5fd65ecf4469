import type { JsonSchema } from '../../../shared/model/schema';
import { type Pair, SAMPLE, withExchanged } from './exchange';

type TableRecord = Readonly<Record<string, unknown>>;

/** Fewer rows show no convention. */
const FEWEST = 3;
/** From this share of invalid rows on, the columns may be wrong. */
const MOST = 0.5;
/** The share of those rows that may still be invalid after the exchange. */
const LEFT = 0.1;
/** Columns with a smaller share of values are not considered. */
const FILLED = 0.1;

/** Finds the two columns whose exchange makes invalid rows valid; undefined if there is no such pair. */
export function exchangedByForm(
  records: readonly TableRecord[],
  schema: JsonSchema,
  accepts: (record: TableRecord) => boolean,
): Pair | undefined {
  const rows = records.slice(0, SAMPLE);
  const invalid = rows.filter((row) => !accepts(row));
  if (invalid.length < Math.max(FEWEST, MOST * rows.length)) return undefined;
  const fields = Object.keys(schema.properties).filter(
    (name) => rows.filter((row) => row[name] !== undefined).length >= FILLED * rows.length,
  );
  const pairs = fields.flatMap((one, index) => fields.slice(index + 1).map((other): Pair => [one, other]));
  const tried = pairs
    .map((pair) => ({ pair, left: rows.filter((row) => !accepts(withExchanged(row, pair, schema))).length }))
    .sort((a, b) => a.left - b.left);
  const [best, next] = tried;
  if (best === undefined || best.left > LEFT * invalid.length || next?.left === best.left) return undefined;
  return best.pair;
}
