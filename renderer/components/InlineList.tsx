import { Fragment, type ReactNode } from 'react';
import type { Words } from '../../shared/words';

interface InlineListProps {
  readonly items: readonly ReactNode[];
  readonly words: Words;
}

/** Renders items in a sentence, with the separators of the language. */
export function InlineList({ items, words }: InlineListProps) {
  const waiting = items.values();
  return words.lists.parts(items.map((_, index) => String(index))).map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>{type === 'element' ? waiting.next().value : value}</Fragment>
  ));
}
