import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';

/** Shows a statement of the organisers, and the day on which it was last reviewed. */
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
