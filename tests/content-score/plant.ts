import type { Chance } from '../support/chance';

/** A fault in one file of a data folder, as somebody who is tired leaves it there. */
export interface Plant {
  /** Name of the file within the data folder. */
  readonly file: string;
  /** The lines, from 1, on any of which a report counts as being in the right place. */
  readonly lines: readonly number[];
  /** The whole file with the fault. */
  readonly text: string;
  /** What was written, for the list of silent ones. */
  readonly what: string;
}

/** A way in which people go wrong. */
export interface FaultKind {
  readonly name: string;
  /** Every place where it can happen, each with the fault in it. */
  readonly plants: (world: World, chance: Chance) => readonly Plant[];
}

/** The files of a data folder, by their names. */
export interface World {
  readonly name: string;
  readonly language: string;
  readonly files: ReadonlyMap<string, string>;
}

/** At most so many of them, by chance, in an order by chance. */
export function someOf<T>(items: readonly T[], most: number, chance: Chance): T[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ item }) => item);
}
