import { FoldedParts, inLetters, MOST_IN_ONE } from '../../renderer/components/FoldedParts';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import { Picture } from '../../renderer/components/Picture';
import { Section } from '../../renderer/components/Section';
import type { ProgramPageProps } from '../../renderer/site';
import { arePapers } from '../../shared/format/contributions';
import type { TopicView } from '../../shared/program/list-views';

/** Shows a topic and the papers that name it; hundreds of them by title. */
export function Page({ content, view: { topic, papers }, routes, showPicture, words }: ProgramPageProps<TopicView>) {
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
          <FoldedParts parts={inLetters(papers, MOST_IN_ONE, ({ title }) => title, content.conference.language)}>
            {(part) => <PaperEntries papers={part} words={words} />}
          </FoldedParts>
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
