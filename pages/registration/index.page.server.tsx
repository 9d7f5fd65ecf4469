import { Actions } from '../../renderer/components/Actions';
import { PageContents, partsOf } from '../../renderer/components/PageContents';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section, TextSections } from '../../renderer/components/Section';
import { linksToPay } from '../../renderer/fees/links-to-pay';
import { StatusLine } from '../../renderer/phases/StatusLine';
import { type PageProps, shown } from '../../renderer/site';
import { shownOn } from '../../renderer/timed/span';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { FeeTable } from './FeeTable';
import { SupplementTable } from './SupplementTable';

const FEES = 'fees';
const ACCOMMODATION = 'accommodation';

/** Rules, fees, accommodation and how to pay (specification, sections 2.8 and 9.3). */
export function Page({ content, route, routes, words }: PageProps) {
  const { timeZone } = content.conference;
  const linkToPay = linksToPay(content, routes);
  const { fees, supplements } = content;
  const { sections, fees: texts, accommodation, payment, actions } = shown(content.registration);
  const supplementTable = texts && (
    <SupplementTable
      supplements={supplements}
      words={words}
      currencies={[texts.local.currency, texts.international.currency]}
    />
  );
  const parts = [
    ...partsOf(sections, 'rules'),
    ...(texts && fees.length > 0 ? [{ heading: texts.heading, anchor: FEES }] : []),
    ...(accommodation ? [{ ...accommodation, anchor: ACCOMMODATION }] : []),
    ...partsOf(payment, 'payment'),
  ];
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <div data-later="timed">
          <StatusLine content={content} words={words} />
          <TimedScript />
        </div>
        <PageContents parts={parts} timeZone={timeZone} words={words} />
        <TextSections sections={sections} timeZone={timeZone} prefix="rules" />
        {texts && fees.length > 0 && (
          <Section heading={texts.heading} id={FEES}>
            <FeeTable
              {...texts.local}
              headings={[texts.without, texts.with]}
              words={words}
              linkToPay={(id, withRoom) => linkToPay(id, 'local', withRoom)}
              fees={fees.map(({ id, category, local, localWithAccommodation }) => ({
                id,
                category,
                amounts: [local, localWithAccommodation],
              }))}
            />
            <FeeTable
              {...texts.international}
              headings={[texts.without, texts.with]}
              words={words}
              linkToPay={(id, withRoom) => linkToPay(id, 'international', withRoom)}
              fees={fees.map(({ id, category, international, internationalWithAccommodation }) => ({
                id,
                category,
                amounts: [international, internationalWithAccommodation],
              }))}
            />
            {!accommodation && supplementTable}
          </Section>
        )}
        {accommodation && (
          <Section heading={accommodation.heading} id={ACCOMMODATION} timed={shownOn(accommodation, timeZone)}>
            <Prose text={accommodation.text} />
            {supplementTable}
          </Section>
        )}
        <TextSections sections={payment} timeZone={timeZone} prefix="payment" />
        <Actions actions={actions} words={words} />
      </PageBody>
    </>
  );
}
