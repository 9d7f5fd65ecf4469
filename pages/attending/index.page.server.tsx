import { attending } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('attending');

/** How to get there and stay there. */
export function Page({ route }: PageProps) {
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <TextSections sections={attending.sections} />
      </PageBody>
    </>
  );
}
