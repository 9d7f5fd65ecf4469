import { Actions } from '../../renderer/components/Actions';
import { Facts } from '../../renderer/components/Facts';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';
import { Submission } from './Submission';

/** Shows a call for contributions: key facts, rules, buttons (specification, section 2.5). */
export function Page({ at, content, route, words }: PageProps) {
  const call = recordOf(content.calls, route);
  const { title, facts, sections, actions } = call;
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <Submission call={call} at={at} content={content} words={words} />
        <Facts facts={facts.map(({ label, value }) => [label, <Prose key={label} text={value} />])} />
        <TextSections sections={sections} timeZone={content.conference.timeZone} />
        <Actions actions={actions} words={words} />
      </PageBody>
    </>
  );
}
