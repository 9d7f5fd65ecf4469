import type { Words } from '../../shared/words';
import { InlineList } from './InlineList';

interface NamesProps {
  readonly names: readonly string[];
  readonly words: Words;
}

/** Lists names in a sentence. Each keeps its own direction, so that an Arabic name among Latin ones reads well. */
export const Names = ({ names, words }: NamesProps) => (
  <InlineList items={names.map((name) => <bdi key={name}>{name}</bdi>)} words={words} />
);
