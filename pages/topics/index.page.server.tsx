import type { Topic } from '#content';
import { PageContents } from '../../renderer/components/PageContents';
import { StandardPage } from '../../renderer/components/StandardPage';
import { TopicCard, TopicGrid } from '../../renderer/components/TopicCard';
import type { PageProps } from '../../renderer/site';
import { countOf } from '../../shared/format/contributions';
import { grouped } from '../../shared/format/grouped';
import { topicSlug } from '../../shared/format/record-address';
import { topicsByTheme } from '../../shared/format/topics-by-theme';
import styles from './TopicsPage.module.css';

/** Shows all topics (specification, section 2.6), by theme if they have themes. */
export function Page({ content, route, routes, showPicture, words }: PageProps) {
  const themes = topicsByTheme(content.topics);
  const onTopic = grouped(
    content.contributions.flatMap(({ kind, topics = [] }) => topics.map((id) => ({ kind, id }))),
    ({ id }) => id,
  );
  const isDivided = themes.some(({ title }) => title !== undefined);
  const grid = (topics: readonly Topic[]) => (
    <TopicGrid>
      {topics.map((topic) => {
        const presented = onTopic.get(String(topic.id));
        return (
          <TopicCard
            key={topic.id}
            topic={topic}
            isInTheme={isDivided}
            path={routes.of('topic', topicSlug(topic))?.path}
            count={presented && countOf(presented, words)}
            showPicture={showPicture}
          />
        );
      })}
    </TopicGrid>
  );
  return (
    <StandardPage content={content} route={route}>
      <PageContents
        parts={themes.flatMap(({ title, anchor }) => (title === undefined ? [] : [{ heading: title, anchor }]))}
        timeZone={content.conference.timeZone}
        words={words}
      />
      {themes.map(({ title, anchor, topics }) =>
        title === undefined ? (
          <div key={anchor}>{grid(topics)}</div>
        ) : (
          <section key={anchor} id={anchor} className={styles.theme}>
            <h2>{title}</h2>
            {grid(topics)}
          </section>
        ),
      )}
    </StandardPage>
  );
}
