import { PageContents, partsOf } from '../../renderer/components/PageContents';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, shown } from '../../renderer/site';

const PREFIX = 'part';

/** How to get there and stay there. */
export function Page({ content, route, words }: PageProps) {
  const { sections } = shown(content.attending);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PageContents parts={partsOf(sections, PREFIX)} words={words} />
        <TextSections sections={sections} prefix={PREFIX} />
      </PageBody>
    </>
  );
}
