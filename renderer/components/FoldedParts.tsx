import type { ReactNode } from 'react';
import { lettersOf } from '../../shared/program/letters';
import { FoldedOnPhones } from './FoldedOnPhones';

/** A part of a long list, with the label of its fold. */
export interface Part<Item> {
  readonly label: string;
  readonly items: readonly Item[];
}

interface FoldedPartsProps<Item> {
  readonly parts: readonly Part<Item>[];
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** Shows a long list in parts, which narrow screens fold until one is asked for; a single part as it is. */
export function FoldedParts<Item>({ parts, children }: FoldedPartsProps<Item>) {
  const [only, ...others] = parts;
  if (only === undefined || others.length === 0) return only && children(only.items);
  return parts.map(({ label, items }) => (
    <section key={label}>
      <FoldedOnPhones summary={label}>{children(items)}</FoldedOnPhones>
    </section>
  ));
}

/** Number of entries up to which a list is not divided. */
export const MOST_IN_ONE = 200;

const PART = 100;

/** Divides a list of hundreds, in its order: "Board 1 – Board 100", or "1 – 100" if its entries have no such names. */
export function inHundreds<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined = () => undefined,
): Part<Item>[] {
  const most = items.length > MOST_IN_ONE ? PART : items.length || 1;
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) => {
    const own = items.slice(part * most, (part + 1) * most);
    const [first, last] = [own[0], own.at(-1)].map((item) => item && nameOf(item));
    return { label: `${first ?? part * most + 1} – ${last ?? part * most + own.length}`, items: own };
  });
}

/** Divides a list of hundreds by the initials of names. */
export function inLetters<Item>(
  items: readonly Item[],
  most: number,
  nameOf: (item: Item) => string,
  language: string,
): Part<Item>[] {
  if (items.length <= most) return [{ label: '', items }];
  return lettersOf('papers', items, nameOf, language).map(({ label, items: own }) => ({
    label: `${label} (${own.length})`,
    items: own,
  }));
}
