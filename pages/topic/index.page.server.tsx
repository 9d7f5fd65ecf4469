import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import { Picture } from '../../renderer/components/Picture';
import { Section } from '../../renderer/components/Section';
import type { ProgramPageProps } from '../../renderer/site';
import { arePapers } from '../../shared/format/contributions';
import type { TopicView } from '../../shared/program/list-views';

/** Shows a topic and the papers that name it. */
export function Page({ view: { topic, papers }, routes, showPicture, words }: ProgramPageProps<TopicView>) {
  const all = routes.of('topics');
  return (
    <>
      <PageHeader
        title={topic.title}
        lead={topic.content}
        picture={
          topic.image && (
            <Picture picture={showPicture(topic.image, 'topic', { width: 160, height: 160 })} alt="" loading="eager" />
          )
        }
      />
      <PageBody>
        <Section heading={arePapers(papers) ? words.records.papers : words.records.contributions}>
          <PaperEntries papers={papers} words={words} />
        </Section>
        {all && (
          <p>
            <a href={all.path}>{words.topics.all}</a>
          </p>
        )}
      </PageBody>
    </>
  );
}
