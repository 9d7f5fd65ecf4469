import { topics } from '#content';
import { OnePage } from '../../renderer/components/OnePage';
import { TopicCard, TopicGrid } from '../../renderer/components/TopicCard';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('topics');

/** The grid of all topics (specification, section 2.6). */
export function Page({ route }: PageProps) {
  return (
    <OnePage route={route}>
      <TopicGrid>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </TopicGrid>
    </OnePage>
  );
}
