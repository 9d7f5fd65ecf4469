import { conference, home } from '#content';
import { ImportantDates } from '../../renderer/components/ImportantDates';
import { Prose } from '../../renderer/components/Prose';
import { prerenderKind } from '../../renderer/page';
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

export const prerender = prerenderKind('home');

/** The home page: its sections and their anchors in the order of the specification's section 2.3. */
export function Page() {
  const { features } = conference;
  return (
    <>
      <Hero />
      <HomeSection id="sponsorship" heading={home.sponsorship.heading} isText>
        <Prose text={home.sponsorship.text} />
      </HomeSection>
      {features.newsBanner && <News />}
      <HomeSection id="objectives" heading={home.objectives.heading} isText>
        <Prose text={home.objectives.text} />
      </HomeSection>
      <HomeSection id="importantdates" heading={home.importantDates.heading}>
        <ImportantDates embedded />
        <TemplateDownload />
      </HomeSection>
      <HomeSection id="speakers" heading={home.speakers.heading} lead={home.speakers.subheading}>
        <Speakers />
      </HomeSection>
      <HomeSection id="topics" heading={home.topics.heading}>
        <Topics />
      </HomeSection>
      <HomeSection id="partners" heading={home.partners.heading}>
        <Partners />
      </HomeSection>
      <HomeSection id="chairs" heading={home.chairs.heading}>
        <Chairs />
      </HomeSection>
      <HomeSection id="committees" heading={home.committees.heading}>
        <Committees />
      </HomeSection>
      {features.countdown && (
        <HomeSection id="countdown" heading={<CountdownHeading />}>
          <Countdown />
        </HomeSection>
      )}
      {features.join && (
        <HomeSection id="join" heading={home.join.heading} lead={home.join.text}>
          <Join />
        </HomeSection>
      )}
    </>
  );
}
