import { StandardPage } from '../../renderer/components/StandardPage';
import { TopicCard, TopicGrid } from '../../renderer/components/TopicCard';
import { topicSlug } from '../../renderer/format/record-address';
import type { PageProps } from '../../renderer/site';

/** The grid of all topics (specification, section 2.6). */
export function Page({ content, route, routes, showPicture }: PageProps) {
  return (
    <StandardPage content={content} route={route}>
      <TopicGrid>
        {content.topics.map((topic) => (
          <TopicCard
            key={topic.id}
            topic={topic}
            path={routes.of('topic', topicSlug(topic))?.path}
            showPicture={showPicture}
          />
        ))}
      </TopicGrid>
    </StandardPage>
  );
}
