import { Fragment } from 'react';
import type { Words } from '../../shared/words';

interface NamesProps {
  readonly names: readonly string[];
  readonly words: Words;
}

/** Names in a row; each keeps its own direction, so that an Arabic one among Latin ones reads well. */
export function Names({ names, words }: NamesProps) {
  return words.lists.parts(names).map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>{type === 'element' ? <bdi>{value}</bdi> : value}</Fragment>
  ));
}
