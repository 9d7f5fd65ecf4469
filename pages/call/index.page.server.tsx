import { Actions } from '../../renderer/components/Actions';
import { Facts } from '../../renderer/components/Facts';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';

/** Shows a call for contributions: key facts, rules, buttons (specification, section 2.5). */
export function Page({ content, route, words }: PageProps) {
  const { title, facts, sections, actions } = recordOf(content.calls, route);
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <Facts facts={facts.map(({ label, value }) => [label, <Prose key={label} text={value} />])} />
        <TextSections sections={sections} timeZone={content.conference.timeZone} />
        <Actions actions={actions} words={words} />
      </PageBody>
    </>
  );
}
