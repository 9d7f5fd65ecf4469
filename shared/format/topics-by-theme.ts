import type { Topic } from '#content';
import { grouped } from './grouped';

/** A theme with its topics. */
export interface TopicTheme<T> {
  /** Undefined for the topics without a theme. */
  readonly title: string | undefined;
  /** Anchor on the page of all topics. */
  readonly anchor: string;
  readonly topics: readonly T[];
}

/** Groups topics by theme, in order of first occurrence. Topics without a theme come last. */
export function topicsByTheme<T extends Pick<Topic, 'theme'>>(topics: readonly T[]): readonly TopicTheme<T>[] {
  const themes = [...grouped(topics, ({ theme }) => theme)].map(([title, inside], index) => ({
    title,
    anchor: `theme-${index + 1}`,
    topics: inside,
  }));
  const others = topics.filter(({ theme }) => theme === undefined);
  return others.length === 0 ? themes : [...themes, { title: undefined, anchor: 'theme-others', topics: others }];
}
