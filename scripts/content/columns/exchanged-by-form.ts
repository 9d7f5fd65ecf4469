import type { JsonSchema } from '../../../shared/model/schema';
import { type Pair, SAMPLE, withExchanged } from './exchange';

type TableRecord = Readonly<Record<string, unknown>>;

/** Fewer rows show no custom. */
const FEWEST = 3;
/** The share of refused rows from which it is the table that is wrong. */
const MOST = 0.5;
/** The share of them that may still be refused. */
const LEFT = 0.1;
/** A column with fewer values can hardly be the other one's. */
const FILLED = 0.1;

/** The two columns with which most rows are refused, and none if they have each other's name. */
export function exchangedByForm(
  records: readonly TableRecord[],
  schema: JsonSchema,
  accepts: (record: TableRecord) => boolean,
): Pair | undefined {
  const rows = records.slice(0, SAMPLE);
  const refused = rows.filter((row) => !accepts(row));
  if (refused.length < Math.max(FEWEST, MOST * rows.length)) return undefined;
  const fields = Object.keys(schema.properties).filter(
    (name) => rows.filter((row) => row[name] !== undefined).length >= FILLED * rows.length,
  );
  const pairs = fields.flatMap((one, index) => fields.slice(index + 1).map((other): Pair => [one, other]));
  const tried = pairs
    .map((pair) => ({ pair, left: rows.filter((row) => !accepts(withExchanged(row, pair, schema))).length }))
    .sort((a, b) => a.left - b.left);
  const [best, next] = tried;
  if (best === undefined || best.left > LEFT * refused.length || next?.left === best.left) return undefined;
  return best.pair;
}
