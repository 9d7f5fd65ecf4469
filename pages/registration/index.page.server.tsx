import { LastActions } from '../../renderer/components/Actions';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { PageContents, partsOf } from '../../renderer/components/PageContents';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section, TextSections } from '../../renderer/components/Section';
import { paymentLinks } from '../../renderer/fees/payment-links';
import { ConferenceOver } from '../../renderer/phases/ConferenceOver';
import { NextDate } from '../../renderer/phases/StatusLine';
import { timelineOf } from '../../renderer/phases/upcoming-dates';
import { type PageProps, requireContent } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { PRICE_LISTS } from '../../shared/fees/price-lists';
import { REGISTRATION_ANCHORS as ANCHORS } from '../../shared/format/section-anchors';
import { dayEnd, shownOn } from '../../shared/timed/span';
import { FeesAtGlance } from './FeesAtGlance';
import { FeeTable } from './FeeTable';
import { SupplementTable } from './SupplementTable';

/** Shows rules, fees, accommodation and how to pay (specification, sections 2.8 and 9.3). */
export function Page({ content, route, routes, words }: PageProps) {
  const { timeZone, end, dayEnds, language } = content.conference;
  const linkToPay = paymentLinks(content, routes);
  const { fees, supplements } = content;
  const ofRegistration = content.deadlines.filter(({ track, milestone }) => {
    const key = `${track}.${milestone}`;
    return key.includes('registration') || fees.some(({ until, after }) => until === key || after === key);
  });
  const { sections, fees: texts, accommodation, payment, actions } = requireContent(content.registration);
  const supplementTable = texts && (
    <SupplementTable supplements={supplements} language={language} words={words} lists={texts} />
  );
  const hasPrices = fees.length > 0 || (supplements.length > 0 && !accommodation);
  const parts = [
    ...partsOf(sections, ANCHORS.rules),
    ...(texts && hasPrices ? [{ heading: texts.heading, anchor: ANCHORS.fees }] : []),
    ...(accommodation ? [{ ...accommodation, anchor: ANCHORS.accommodation }] : []),
    ...partsOf(payment, ANCHORS.payment),
  ];
  return (
    <>
      <PageHeader title={route.title} below={<ConferenceOver content={content} />} />
      <PageBody>
        <div data-later="timed" data-until={dayEnd(timeZone, end, dayEnds)}>
          <FeesAtGlance content={content} routes={routes} linkToPay={linkToPay} words={words} />
          <NextDate
            dates={timelineOf({ ...content, deadlines: ofRegistration }, words)}
            content={content}
            words={words}
          />
          <TimedScript />
        </div>
        <PageContents parts={parts} timeZone={timeZone} words={words} />
        <TextSections sections={sections} timeZone={timeZone} prefix={ANCHORS.rules} />
        {texts && hasPrices && (
          <Section heading={texts.heading} id={ANCHORS.fees}>
            {fees.length > 0 && (
              // A phone shows them at a glance above, until the conference is over.
              <FoldedOnPhones summary={words.fees.all}>
                {PRICE_LISTS.map((list) => {
                  const table = texts[list];
                  if (!table) return null;
                  return (
                    <FeeTable
                      key={list}
                      {...table}
                      headings={[texts.without, texts.with]}
                      language={language}
                      words={words}
                      linkToPay={(id, withRoom) => linkToPay(id, list, withRoom)}
                      fees={fees.map((fee) => ({
                        id: fee.id,
                        category: fee.category,
                        amounts: [fee[list], fee[`${list}WithAccommodation`]],
                      }))}
                    />
                  );
                })}
                <TimedScript />
              </FoldedOnPhones>
            )}
            {!accommodation && supplementTable}
          </Section>
        )}
        {accommodation && (
          <Section heading={accommodation.heading} id={ANCHORS.accommodation} timed={shownOn(accommodation, timeZone)}>
            <Prose text={accommodation.text} />
            {supplementTable}
          </Section>
        )}
        <TextSections sections={payment} timeZone={timeZone} prefix={ANCHORS.payment} />
        <LastActions actions={actions} words={words} />
      </PageBody>
    </>
  );
}
