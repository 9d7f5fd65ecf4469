import { fees, registration, supplements } from '#content';
import { Actions } from '../../renderer/components/Actions';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section, TextSections } from '../../renderer/components/Section';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';
import { FeeTable } from './FeeTable';
import { SupplementTable } from './SupplementTable';

export const prerender = prerenderKind('registration');

/** Rules, fees, accommodation and how to pay (specification, sections 2.8 and 9.3). */
export function Page({ route }: PageProps) {
  const { sections, fees: texts, accommodation, payment, actions } = registration;
  const headings = [texts.without, texts.with] as const;
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <TextSections sections={sections} />
        <Section heading={texts.heading}>
          <FeeTable
            {...texts.local}
            headings={headings}
            fees={fees.map(({ id, category, local, localWithAccommodation }) => ({
              id,
              category,
              amounts: [local, localWithAccommodation],
            }))}
          />
          <FeeTable
            {...texts.international}
            headings={headings}
            fees={fees.map(({ id, category, international, internationalWithAccommodation }) => ({
              id,
              category,
              amounts: [international, internationalWithAccommodation],
            }))}
          />
        </Section>
        <Section heading={accommodation.heading}>
          <Prose text={accommodation.text} />
          <SupplementTable
            supplements={supplements}
            currencies={[texts.local.currency, texts.international.currency]}
          />
        </Section>
        <TextSections sections={payment} />
        <Actions actions={actions} />
      </PageBody>
    </>
  );
}
