import { ImportantDates } from '../../renderer/components/ImportantDates';
import { Prose } from '../../renderer/components/Prose';
import type { PageProps } from '../../renderer/site';
import { Chairs } from './Chairs';
import { Committees } from './Committees';
import { Countdown, CountdownHeading } from './Countdown';
import { Hero } from './Hero';
import { HomeSection } from './HomeSection';
import { Join } from './Join';
import { News } from './News';
import { Partners } from './Partners';
import { Speakers } from './Speakers';
import { TemplateDownload } from './TemplateDownload';
import { Topics } from './Topics';

/** The home page: its sections and their anchors in the order of the specification's section 2.3. */
export function Page({ content, routes, showPicture, findPerson, words }: PageProps) {
  const { conference, home, speakers, topics, partners, chairs, committees } = content;
  const { features } = conference;
  return (
    <>
      <Hero hero={home.hero} words={words} />
      <HomeSection id="sponsorship" heading={home.sponsorship.heading} isText>
        <Prose text={home.sponsorship.text} />
      </HomeSection>
      {features.newsBanner && <News news={home.news} words={words} />}
      <HomeSection id="objectives" heading={home.objectives.heading} isText>
        <Prose text={home.objectives.text} />
      </HomeSection>
      <HomeSection id="importantdates" heading={home.importantDates.heading}>
        <ImportantDates tracks={content.tracks} deadlines={content.deadlines} embedded words={words} />
        <TemplateDownload template={home.template} />
      </HomeSection>
      <HomeSection id="speakers" heading={home.speakers.heading} lead={home.speakers.subheading}>
        <Speakers
          speakers={speakers}
          labels={home.speakers}
          showPicture={showPicture}
          findPerson={findPerson}
          words={words}
        />
      </HomeSection>
      <HomeSection id="topics" heading={home.topics.heading}>
        <Topics topics={topics} page={routes.of('topics')?.path} showPicture={showPicture} words={words} />
      </HomeSection>
      <HomeSection id="partners" heading={home.partners.heading}>
        <Partners partners={partners} showPicture={showPicture} words={words} />
      </HomeSection>
      <HomeSection id="chairs" heading={home.chairs.heading}>
        <Chairs chairs={chairs} showPicture={showPicture} findPerson={findPerson} words={words} />
      </HomeSection>
      <HomeSection id="committees" heading={home.committees.heading}>
        <Committees committees={committees} members={content.committeeMembers} words={words} />
      </HomeSection>
      {features.countdown && (
        <HomeSection
          id="countdown"
          heading={<CountdownHeading countdown={home.countdown} conference={conference} words={words} />}
        >
          <Countdown countdown={home.countdown} conference={conference} showPicture={showPicture} words={words} />
        </HomeSection>
      )}
      {features.join && (
        <HomeSection id="join" heading={home.join.heading} lead={home.join.text}>
          <Join join={home.join} brand={conference.brand} showPicture={showPicture} words={words} />
        </HomeSection>
      )}
    </>
  );
}
