import { pages } from '#content';
import { ImportantDates } from '../../renderer/components/ImportantDates';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';

export const prerender = prerenderKind('important-dates');

/** The important dates alone; the home page shows them among its sections. */
export function Page({ route }: PageProps) {
  const { text } = recordOf(pages, route);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        {text && <Prose text={text} />}
        <ImportantDates embedded={false} />
      </PageBody>
    </>
  );
}
