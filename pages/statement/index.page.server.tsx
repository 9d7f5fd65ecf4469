import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';

/** What the organisers promise their visitors, and when somebody last looked whether it is so. */
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
