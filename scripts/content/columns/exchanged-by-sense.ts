import type { JsonSchema } from '../../../shared/model/schema';
import { likelihoodByPrior, priorOf } from './column';
import { type Pair, rawCell, SAMPLE } from './exchange';
import { shapeOf } from './shapes';
import { holdsWords } from './written-columns';

type TableRecord = Readonly<Record<string, unknown>>;

/** How much more probable (natural logarithm, mean of the rows) the values of each column are in the other. */
const EACH = 0.4;
const BOTH = 2.4;
const FEWEST = 3;
/** The least share of rows with both values, among rows with one of them. */
const FILLED = 0.5;
/** The least share of rows that end before they start. */
const TURNED = 0.8;

/** Finds the two columns whose values, judged by the schema alone, are far more probable under each other's name. */
export function exchangedBySense(records: readonly TableRecord[], schema: JsonSchema): Pair | undefined {
  const rows = records.slice(0, SAMPLE);
  if (rows.length < FEWEST) return undefined;
  if (haveTurnedTimes(rows, schema)) return ['start', 'end'];
  const grouped = namesAsGroups(records, schema);
  if (grouped !== undefined) return grouped;
  const columns = Object.entries(schema.properties)
    .filter(([, node]) => holdsWords(node))
    .map(([name, node]) => ({
      name,
      prior: priorOf(name, node),
      shapes: rows.map((row) => {
        const text = rawCell(row[name]);
        return text === undefined || text === '' ? undefined : shapeOf(text);
      }),
    }));
  const best = columns
    .flatMap((one, index) => columns.slice(index + 1).map((other) => ({ one, other, by: gainOf(one, other) })))
    .filter(({ one, other }) => !(leavesGaps(one, other, schema) || leavesGaps(other, one, schema)))
    .sort((a, b) => b.by - a.by)[0];
  return best === undefined || best.by < BOTH ? undefined : [best.one.name, best.other.name];
}

/** Tells whether an exchange would empty cells of a required column: then its values are its own. */
const leavesGaps = (one: Shapes, other: Shapes, { required }: JsonSchema): boolean =>
  required.includes(one.name) &&
  other.shapes.some((shape, row) => shape === undefined && one.shapes[row] !== undefined);

interface Shapes {
  readonly name: string;
  readonly prior: ReturnType<typeof priorOf>;
  readonly shapes: readonly (ReturnType<typeof shapeOf> | undefined)[];
}

function gainOf(one: Shapes, other: Shapes): number {
  const both = one.shapes.flatMap((here, row) => {
    const there = other.shapes[row];
    return here === undefined || there === undefined ? [] : [{ here, there }];
  });
  // For a column that is mostly empty, only rows with a value count.
  const filled = Math.max(...[one, other].map(({ shapes }) => shapes.filter((shape) => shape !== undefined).length));
  if (both.length < Math.max(FEWEST, FILLED * filled)) return 0;
  const mean = (gains: readonly number[]) => gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const first = mean(both.map(({ here }) => likelihoodByPrior(other.prior, here) - likelihoodByPrior(one.prior, here)));
  const second = mean(
    both.map(({ there }) => likelihoodByPrior(one.prior, there) - likelihoodByPrior(other.prior, there)),
  );
  return first < EACH || second < EACH ? 0 : first + second;
}

/** Columns with a different value in each row, and columns whose few values group rows. */
const OWN = ['title', 'name'];
const GROUPS = ['theme', 'level'];
/** The mean number of rows that makes a group. */
const IN_A_GROUP = 2;
const ENOUGH = 6;

/** Finds a column of names with repeated values, next to a group column without repeated values. */
function namesAsGroups(records: readonly TableRecord[], { properties }: JsonSchema): Pair | undefined {
  const [own, group] = [OWN, GROUPS].map((names) => names.find((name) => properties[name] !== undefined));
  if (own === undefined || group === undefined) return undefined;
  const both = records.filter((record) => record[own] !== undefined && record[group] !== undefined);
  const kinds = (name: string) => new Set(both.map((record) => record[name])).size;
  const isTurned = both.length >= ENOUGH && kinds(group) === both.length && kinds(own) * IN_A_GROUP <= both.length;
  return isTurned ? [own, group] : undefined;
}

/** Tells whether most rows end before they start. In a single row this may be a typo, or the session may last past midnight. */
function haveTurnedTimes(rows: readonly TableRecord[], { properties }: JsonSchema): boolean {
  if (properties.start?.format !== 'time' || properties.end?.format !== 'end-time') return false;
  const timed = rows.flatMap(({ start, end }) =>
    typeof start === 'string' && typeof end === 'string' ? [{ start, end }] : [],
  );
  const turned = timed.filter(({ start, end }) => /^\d\d:\d\d$/.test(start) && end < start);
  return turned.length >= FEWEST && turned.length >= TURNED * timed.length;
}
