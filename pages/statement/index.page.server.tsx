import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';

/** A promise of the organisers to their visitors, and the day on which somebody last looked whether it is kept. */
export function Page({ content, route, words }: PageProps) {
  const { title, reviewed, sections } = recordOf(content.statements, route);
  const lead = (
    <>
      {words.statement.reviewed + words.colon}
      <time dateTime={reviewed}>{words.dates.date(reviewed)}</time>
    </>
  );
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <PageBody>
        <TextSections sections={sections} timeZone={content.conference.timeZone} />
      </PageBody>
    </>
  );
}
