import { grouped } from './grouped';

interface Topic {
  readonly theme?: string;
}

/** The topics of a theme. */
export interface Theme<T> {
  /** None: those that belong to no theme. */
  readonly title: string | undefined;
  /** Where it stands on the page of all topics. */
  readonly anchor: string;
  readonly topics: readonly T[];
}

/** Topics by theme, in the order in which the themes come, and those without one at the end. */
export function topicsByTheme<T extends Topic>(topics: readonly T[]): readonly Theme<T>[] {
  const themes = [...grouped(topics, ({ theme }) => theme)].map(([title, inside], index) => ({
    title,
    anchor: `theme-${index + 1}`,
    topics: inside,
  }));
  const others = topics.filter(({ theme }) => theme === undefined);
  return others.length === 0 ? themes : [...themes, { title: undefined, anchor: 'theme-others', topics: others }];
}
