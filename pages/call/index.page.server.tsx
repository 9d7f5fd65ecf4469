import { calls } from '#content';
import { Actions } from '../../renderer/components/Actions';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { TextSections } from '../../renderer/components/Section';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';
import { KeyFacts } from './KeyFacts';

export const prerender = prerenderKind('call');

/** A call for contributions: key facts, rules, buttons (specification, section 2.5). */
export function Page({ route }: PageProps) {
  const { title, facts, sections, actions } = recordOf(calls, route);
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <KeyFacts facts={facts} />
        <TextSections sections={sections} />
        <Actions actions={actions} />
      </PageBody>
    </>
  );
}
