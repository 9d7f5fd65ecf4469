import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, shown } from '../../renderer/site';

/** How to get there and stay there. */
export function Page({ content, route }: PageProps) {
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <TextSections sections={shown(content.attending).sections} />
      </PageBody>
    </>
  );
}
