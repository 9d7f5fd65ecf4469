import type { ReactNode } from 'react';
import type { Home } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { ImportantDates } from '../../renderer/components/ImportantDates';
import { PageLinks } from '../../renderer/components/PageLinks';
import { Prose } from '../../renderer/components/Prose';
import { Timeline } from '../../renderer/components/Timeline';
import { paymentLinks } from '../../renderer/fees/payment-links';
import { timelineOf } from '../../renderer/phases/upcoming-dates';
import type { PageProps } from '../../renderer/site';
import { TimedPart } from '../../renderer/timed/TimedPart';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { DATES_CALENDAR } from '../../shared/format/calendar-address';
import { hasDatesCalendar } from '../../shared/format/deadlines';
import { homeAnchor } from '../../shared/format/home-anchor';
import type { ShownDays } from '../../shared/timed/span';
import { FeesAtGlance } from '../registration/FeesAtGlance';
import { Chairs } from './Chairs';
import { Committees } from './Committees';
import { Countdown, CountdownHeading } from './Countdown';
import { Hero } from './Hero';
import { HeroPhase } from './HeroPhase';
import { HomeDay } from './HomeDay';
import { HomeNow } from './HomeNow';
import { HomeSection } from './HomeSection';
import { Join } from './Join';
import { News } from './News';
import { Ordered } from './Ordered';
import { Partners } from './Partners';
import { ProgramInShort } from './ProgramInShort';
import { Speakers } from './Speakers';
import { TemplateDownload } from './TemplateDownload';
import { Topics } from './Topics';
import { Venue } from './Venue';

/** Whether a list would leave half of its band empty. */
const areFew = (list: readonly unknown[], most: number): boolean => list.length <= most;

type SectionName = Home['order'][number];

/** Renders a section with the given anchor. */
type Shown = (page: PageProps, id: string) => ReactNode;

/** Makes the renderer of a section that contains only text. */
const prose =
  (name: 'sponsorship' | 'objectives'): Shown =>
  ({ content: { home } }, id) =>
    home[name] && (
      <HomeSection id={id} heading={home[name].heading} isText>
        <Prose text={home[name].text} />
      </HomeSection>
    );

/** The sections of the home page (specification, section 2.3). */
const sections: Readonly<Record<SectionName, Shown>> = {
  sponsorship: prose('sponsorship'),
  news: ({ content: { home, conference }, words }) => (
    <News news={home.news} timeZone={conference.timeZone} words={words} />
  ),
  objectives: prose('objectives'),
  importantDates: ({ content, at, words }, id) => {
    const { home } = content;
    const ahead = home.importantDates.as === 'cards' ? [] : timelineOf(content, words);
    return (
      <HomeSection id={id} heading={home.importantDates.heading}>
        {ahead.length > 0 ? (
          <Timeline content={content} ahead={ahead} words={words} />
        ) : (
          <ImportantDates content={content} embedded words={words} />
        )}
        {hasDatesCalendar(content) && (
          <p>
            <ButtonLink quiet link={at(DATES_CALENDAR)}>
              {words.calendars.add}
            </ButtonLink>
          </p>
        )}
        {home.template && <TemplateDownload template={home.template} at={at} />}
      </HomeSection>
    );
  },
  speakers: (page, id) => (
    <HomeSection id={id} heading={page.content.home.speakers.heading} lead={page.content.home.speakers.subheading}>
      <Speakers {...page} />
    </HomeSection>
  ),
  calls: ({ content: { home }, routes }, id) => (
    <HomeSection id={id} heading={home.calls.heading} isText>
      <PageLinks pages={routes.all('call').filter(({ path, canonical }) => path === canonical)} />
    </HomeSection>
  ),
  fees: ({ content, routes, words }, id) => (
    <HomeSection id={id} heading={content.home.fees.heading} isText>
      <div data-later="timed">
        <FeesAtGlance
          content={content}
          routes={routes}
          linkToPay={paymentLinks(content, routes)}
          pages={[routes.of('registration')]}
          words={words}
        />
        <TimedScript />
      </div>
    </HomeSection>
  ),
  program: (page, id) => (
    <HomeSection id={id} heading={page.content.home.program.heading}>
      <ProgramInShort {...page} />
    </HomeSection>
  ),
  venue: (page, id) => (
    <HomeSection id={id} heading={page.content.home.venue.heading} isText>
      <Venue {...page} />
    </HomeSection>
  ),
  topics: ({ content: { home, topics }, routes, showPicture, words }, id) => (
    <HomeSection id={id} heading={home.topics.heading}>
      <Topics topics={topics} page={routes.of('topics')?.path} showPicture={showPicture} words={words} />
    </HomeSection>
  ),
  partners: (page, id) => (
    <HomeSection
      id={id}
      heading={page.content.home.partners.heading}
      isText={areFew(page.content.partners, 4) && page.content.partners.every(({ level }) => level === undefined)}
    >
      <Partners {...page} />
    </HomeSection>
  ),
  chairs: ({ content: { home, chairs }, showPicture, findPerson, links, words }, id) => (
    <HomeSection id={id} heading={home.chairs.heading} isText={areFew(chairs, 2)}>
      <Chairs chairs={chairs} showPicture={showPicture} findPerson={findPerson} links={links} words={words} />
    </HomeSection>
  ),
  committees: (page, id) => (
    <HomeSection id={id} heading={page.content.home.committees.heading}>
      <Committees {...page} />
    </HomeSection>
  ),
  countdown: ({ content: { home, conference }, showPicture, words }, id) => (
    <HomeSection
      id={id}
      isText={home.countdown.image === undefined}
      isTimed
      heading={<CountdownHeading countdown={home.countdown} conference={conference} words={words} />}
    >
      <Countdown countdown={home.countdown} conference={conference} showPicture={showPicture} words={words} />
    </HomeSection>
  ),
  join: ({ content: { home, conference }, showPicture, words }, id) =>
    home.join && (
      <HomeSection id={id} heading={home.join.heading} lead={home.join.text}>
        <Join join={home.join} brand={conference.brand} showPicture={showPicture} words={words} />
      </HomeSection>
    ),
};

/** Returns the days on which a section is shown; for the news, the days on which any item is shown. */
function daysOf(home: Home, name: SectionName): ShownDays {
  if (name !== 'news') return home[name] ?? {};
  const from = home.news.map((item) => item.from);
  const until = home.news.map((item) => item.until);
  const first = from.includes(undefined) ? undefined : from.toSorted()[0];
  const last = until.includes(undefined) ? undefined : until.toSorted().at(-1);
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { until: last }) };
}

/** Shows the home page: the introduction, then the sections in the order of the data. */
export function Page(page: PageProps) {
  const { home, conference } = page.content;
  return (
    <>
      <Hero hero={home.hero} at={page.at} words={page.words}>
        <HeroPhase {...page} />
      </Hero>
      <HomeNow {...page} />
      <HomeDay {...page} />
      <Ordered home={home} conference={conference} deadlines={page.content.deadlines}>
        {home.order.map((name) => (
          <TimedPart key={name} days={daysOf(home, name)} timeZone={conference.timeZone}>
            {sections[name](page, homeAnchor(name))}
          </TimedPart>
        ))}
      </Ordered>
    </>
  );
}
