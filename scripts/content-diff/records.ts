import { type CollectionName, collections } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';

/** A record of a collection whose type is not known here. */
export type ContentRecord = Readonly<Record<string, unknown>>;

/** The records of a collection, which an older state may not have. */
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

/** The records of both states side by side, in the order of the new one; those that are gone come last. */
export function paired<T>(before: readonly T[], after: readonly T[], keyOf: (record: T) => string | number): Pair<T>[] {
  const old = new Map(before.map((record) => [keyOf(record), record]));
  const now = new Map(after.map((record) => [keyOf(record), record]));
  return [
    ...after.map((record) => ({ old: old.get(keyOf(record)), now: record })),
    ...before.filter((record) => !now.has(keyOf(record))).map((record) => ({ old: record, now: undefined })),
  ];
}

/** "localWithAccommodation" → "local with accommodation". */
export const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
