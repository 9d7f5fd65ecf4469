import { Actions } from '../../renderer/components/Actions';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';
import { KeyFacts } from './KeyFacts';

/** A call for contributions: key facts, rules, buttons (specification, section 2.5). */
export function Page({ content, route, words }: PageProps) {
  const { title, facts, sections, actions } = recordOf(content.calls, route);
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <KeyFacts facts={facts} />
        <TextSections sections={sections} timeZone={content.conference.timeZone} />
        <Actions actions={actions} words={words} />
      </PageBody>
    </>
  );
}
