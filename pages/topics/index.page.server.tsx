import { pages, topics } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { TopicCard, TopicGrid } from '../../renderer/components/TopicCard';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';

export const prerender = prerenderKind('topics');

/** The grid of all topics (specification, section 2.6). */
export function Page({ route }: PageProps) {
  const { text } = recordOf(pages, route);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        {text && <Prose text={text} />}
        <TopicGrid>
          {topics.map((topic) => (
            <TopicCard key={topic.id} topic={topic} headingLevel={2} />
          ))}
        </TopicGrid>
      </PageBody>
    </>
  );
}
