import type { Words } from '../../shared/words';
import { mayRunOtherwise } from '../../shared/words/direction';
import { InlineList } from './InlineList';

interface IsolatedProps {
  readonly text: string;
  /** Its language, if it is not the page's. */
  readonly language?: string | undefined;
  readonly words: Words;
}

/** Shows somebody's words in a sentence, in their own direction: an Arabic name among Latin ones reads well. */
export const Isolated = ({ text, language, words }: IsolatedProps) =>
  language || mayRunOtherwise(text, words.direction) ? <bdi lang={language}>{text}</bdi> : text;

interface NamesProps {
  readonly names: readonly string[];
  readonly words: Words;
}

/** Lists names in a sentence. */
export const Names = ({ names, words }: NamesProps) => (
  <InlineList items={names.map((name) => <Isolated key={name} text={name} words={words} />)} words={words} />
);
