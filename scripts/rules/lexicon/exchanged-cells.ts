import { type Cell, type Column, isOfPeople, likelihood } from '../../content/columns/column';
import type { Shape } from '../../content/columns/shapes';
import { wordsOf } from '../../content/columns/written-columns';
import type { Entry } from '../../content/validate/validate';
import type { ColumnsOfFile } from './columns';

/** Two values of a record that are in each other's column. */
export interface Exchanged {
  readonly columns: readonly [Column, Column];
  readonly entry: Entry;
}

/** The least gain (natural logarithm) in likelihood if both values are exchanged. */
const CERTAIN = 4.5;
/** The least gain of each value. */
const EACH = 0.4;
/** The largest share of a shape in its column that makes a cell worth a closer look. */
const RARE = 0.12;
/** The most that words count, for or against. */
const MOST_BY_WORDS = 3;
/** How much it counts that this person is named elsewhere. */
const BY_PERSON = 3;

const known = new WeakMap<ColumnsOfFile, readonly Exchanged[]>();

/** Lists the exchanged cells of a file, once for all rules. */
export function exchangedIn(file: ColumnsOfFile): readonly Exchanged[] {
  const found = known.get(file) ?? findExchanged(file);
  known.set(file, found);
  return found;
}

function findExchanged({ entries, columns }: ColumnsOfFile): readonly Exchanged[] {
  const pairs = columns.flatMap((one, index) => columns.slice(index + 1).map((other) => [one, other] as const));
  const rare = new Map(columns.map((column) => [column, rareIn(column)]));
  const isOdd = (column: Column, entry: Entry) => {
    const cell = column.cells.get(entry);
    return cell !== undefined && (column.persons.has(entry) || rare.get(column)?.has(cell.shape) === true);
  };
  return entries.flatMap((entry): Exchanged[] => {
    const odd = columns.filter((column) => isOdd(column, entry));
    if (odd.length === 0) return [];
    const best = pairs
      .filter(([one, other]) => odd.includes(one) || odd.includes(other))
      .map((pair) => ({ pair, by: gain(pair, entry) }))
      .sort((a, b) => b.by - a.by)[0];
    return best === undefined || best.by < CERTAIN ? [] : [{ columns: best.pair, entry }];
  });
}

/** Lists the shapes that are rare in a column. */
const rareIn = (column: Column): ReadonlySet<Shape> =>
  new Set([...column.shapes.keys()].filter((shape) => Math.exp(likelihood(column, shape, 1)) < RARE));

/** Returns the gain in likelihood if two cells are exchanged; 0 if one of them fits where it is. */
function gain([one, other]: readonly [Column, Column], entry: Entry): number {
  const here = one.cells.get(entry);
  const there = other.cells.get(entry);
  // A value in a column that one row alone uses has nothing to be compared with.
  if (here === undefined || there === undefined || isAlone(one) || isAlone(other)) return 0;
  // One value is a short form of the other.
  if (here.text.includes(there.text) || there.text.includes(here.text)) return 0;
  const first = moved(here, one.persons.has(entry), one, other);
  const second = moved(there, other.persons.has(entry), other, one);
  return first < EACH || second < EACH ? 0 : first + second;
}

const isAlone = ({ cells, prior }: Column) => cells.size === 1 && Object.keys(prior).length === 0;

function moved(cell: Cell, isPerson: boolean, from: Column, to: Column): number {
  const byShape = likelihood(to, cell.shape, 0) - likelihood(from, cell.shape, 1);
  const byWords = [...wordsOf(cell.text)].reduce((sum, word) => sum + byWord(word, from, to), 0);
  const byPerson = isPerson && isOfPeople(to.node) ? BY_PERSON : 0;
  return byPerson + byShape + Math.max(-MOST_BY_WORDS, Math.min(MOST_BY_WORDS, byWords));
}

function byWord(word: string, from: Column, to: Column): number {
  const here = (from.words().get(word) ?? 0) - 1;
  const there = to.words().get(word) ?? 0;
  if (here + there === 0) return 0;
  return Math.log((there + 0.5) / (to.cells.size + 1)) - Math.log((here + 0.5) / from.cells.size);
}
