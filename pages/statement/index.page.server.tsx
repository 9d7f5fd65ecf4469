import { statements } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { formatDate } from '../../renderer/format/dates';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';

export const prerender = prerenderKind('statement');

/** What the organisers promise their visitors, and when somebody last looked whether it is so. */
export function Page({ route }: PageProps) {
  const { title, reviewed, sections } = recordOf(statements, route);
  const lead = (
    <>
      Last reviewed: <time dateTime={reviewed}>{formatDate(reviewed)}</time>
    </>
  );
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <PageBody>
        <TextSections sections={sections} />
      </PageBody>
    </>
  );
}
