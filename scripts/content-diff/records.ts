import { type CollectionName, collections } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';

/** A record of any collection. */
export type ContentRecord = Readonly<Record<string, unknown>>;

/** Returns the records of a collection; none if older content lacks it. */
export const recordsOf = (content: Content, name: CollectionName): readonly ContentRecord[] =>
  [content[name] as ContentRecord | readonly ContentRecord[] | undefined]
    .flat()
    .filter((record) => record !== undefined);

/** The name of a collection in a sentence. */
export const calledOf = (name: CollectionName) => collections[name].label ?? words(name);

interface Pair<T> {
  readonly old: T | undefined;
  readonly now: T | undefined;
}

/** Pairs the records of both versions, in the order of the new one; removed records come last. */
export function paired<T>(before: readonly T[], after: readonly T[], keyOf: (record: T) => string | number): Pair<T>[] {
  const old = new Map(before.map((record) => [keyOf(record), record]));
  const now = new Map(after.map((record) => [keyOf(record), record]));
  return [
    ...after.map((record) => ({ old: old.get(keyOf(record)), now: record })),
    ...before.filter((record) => !now.has(keyOf(record))).map((record) => ({ old: record, now: undefined })),
  ];
}

/** Splits a name into words: "localWithAccommodation" → "local with accommodation". */
export const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
