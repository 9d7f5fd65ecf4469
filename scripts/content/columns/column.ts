import type { SchemaNode } from '../../../shared/model/schema';
import type { Entry } from '../validate/validate';
import { SHAPES, type Shape } from './shapes';

/** The text of a cell, and its shape. */
export interface Cell {
  readonly text: string;
  readonly shape: Shape;
}

/** A column of a table, or a field of the records of a YAML file, with the cell of each record that has one. */
export interface Column {
  readonly name: string;
  readonly node: SchemaNode;
  readonly cells: ReadonlyMap<Entry, Cell>;
  readonly shapes: ReadonlyMap<Shape, number>;
  /** Counts in how many cells each word occurs, in lower case. Lazy, since few columns have an odd cell. */
  readonly words: () => ReadonlyMap<string, number>;
  /** The records whose cell is the name of a person from elsewhere in the data, though the column is for something else. */
  readonly persons: ReadonlySet<Entry>;
  /** Shapes that the schema suggests, as counts of additional cells. */
  readonly prior: Partial<Readonly<Record<Shape, number>>>;
}

/** Tells whether a column holds names of people. */
export const isOfPeople = ({ person, items }: SchemaNode): boolean => (person ?? items?.person) !== undefined;

/** Returns the shapes to expect in a column: names for people, country names for countries, institutions for affiliations. */
export function priorOf(name: string, { person, format, pattern, items }: SchemaNode): Column['prior'] {
  if (person !== undefined) return { capitalised: 6 };
  if (items?.person !== undefined) return { capitalised: 3, names: 3 };
  if (format === 'country') return { country: 6 };
  if (pattern !== undefined) return { id: 4, word: 2, amount: 2 };
  return PRIORS[name] ?? {};
}

const PRIORS: Readonly<Record<string, Column['prior']>> = {
  // Names of rooms, partners and tracks; a room may be called "B".
  name: { capitalised: 3, institution: 2, word: 2, words: 2, letter: 1 },
  affiliation: { institution: 4, capitalised: 1, words: 1 },
  affiliation2: { institution: 2, capitalised: 1, words: 1 },
  keywords: { words: 4, names: 2, word: 1 },
  title: { words: 4, capitalised: 1, word: 1 },
  abstract: { paragraph: 4, sentence: 2 },
  content: { sentence: 4, paragraph: 2, words: 1 },
  note: { sentence: 2, words: 2 },
  talk: { words: 4, capitalised: 1, word: 1, sentence: 1.5 },
  unit: { words: 4, word: 1, capitalised: 1 },
  board: { word: 6, id: 3, amount: 2, letter: 1 },
  theme: { word: 3, words: 2, capitalised: 1 },
  label: { words: 3, capitalised: 2, word: 2 },
};

/** Computes the natural logarithm of the probability of a shape in a column. `without` is the number of its cells to ignore. */
export const likelihood = ({ shapes, cells, prior }: Column, shape: Shape, without = 0): number =>
  likelihoodOf(prior, shape, (shapes.get(shape) ?? 0) - without, cells.size - without);

/** Computes the same from the schema alone. */
export const likelihoodByPrior = (prior: Column['prior'], shape: Shape): number => likelihoodOf(prior, shape, 0, 0);

/** Added to each count, so that shapes that never occurred have a probability too. */
const LEAST = 0.25;

function likelihoodOf(prior: Column['prior'], shape: Shape, seen: number, all: number): number {
  const expected = Object.values(prior).reduce((sum, each) => sum + each, 0);
  return Math.log(Math.max(0, seen) + (prior[shape] ?? 0) + LEAST) - Math.log(all + expected + LEAST * SHAPES);
}
