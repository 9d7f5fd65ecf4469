import { LastActions } from '../../renderer/components/Actions';
import { Facts } from '../../renderer/components/Facts';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { TextSections } from '../../renderer/components/Section';
import { type PageProps, recordOf } from '../../renderer/site';
import { Submission, submissionOf } from './Submission';

/** Shows a call for contributions: key facts, rules, buttons (specification, section 2.5). */
export function Page({ at, content, route, words }: PageProps) {
  const call = recordOf(content.calls, route);
  const { title, facts, sections } = call;
  const { due, link } = submissionOf(call, content);
  // The button to submit is next to the deadline, and goes with it.
  const actions = call.actions.filter((action) => !(due && action.link === link));
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <Submission call={call} at={at} content={content} words={words} />
        <Facts facts={facts.map(({ label, value }) => [label, <Prose key={label} text={value} />])} />
        <TextSections sections={sections} timeZone={content.conference.timeZone} />
        <LastActions actions={actions} words={words} />
      </PageBody>
    </>
  );
}
