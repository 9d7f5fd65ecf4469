import type { Session } from '#content';
import { CalendarLinks } from '../../renderer/components/CalendarLinks';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Section } from '../../renderer/components/Section';
import { TimesAre } from '../../renderer/components/TimesAre';
import { ZoneSwitch } from '../../renderer/components/ZoneSwitch';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { dayCalendar } from '../../shared/format/calendar-address';
import { postersIn, presentedIn } from '../../shared/format/contributions';
import { updatesIn } from '../../shared/format/release-changes';
import { daysOf, talksOf } from '../../shared/format/schedule';
import { POSTERS_ANCHOR, tableAnchor } from '../../shared/format/schedule-anchors';
import { dayContent } from '../../shared/program/day-content';
import { DayBar } from '../schedule/DayBar';
import { DayGlance } from '../schedule/DayGlance';
import { DayProgram } from '../schedule/DayProgram';
import { Filters } from '../schedule/Filters';
import { endOf, FoldPast, lastOf, ShowPast } from '../schedule/Folds';
import folds from '../schedule/Folds.module.css';
import { NowNext } from '../schedule/NowNext';
import { namesEverybody } from '../schedule/named-authors';
import { Running } from '../schedule/Running';
import styles from '../schedule/SchedulePage.module.css';

/** Shows one day of a large program: at a glance, then every session and paper. */
export function Page({ content, route, routes, links, showPicture, findPerson, at, words }: PageProps) {
  const day = route.id;
  const overview = routes.of('schedule')?.path ?? '';
  const postersAt = postersIn(content.contributions).length > 0 ? `${overview}#${POSTERS_ANCHOR}` : undefined;
  const { conference, rooms, sessionKinds, speakers, panels, specialSessions, topics, tracks } = content;
  const own = dayContent(content, day);
  const program = {
    ...{ conference, rooms, sessionKinds, speakers, panels, specialSessions, topics, tracks },
    ...own,
    ...{ links, showPicture, findPerson },
    posters: postersIn(own.contributions),
    talks: talksOf(presentedIn(own.contributions), own.presentations),
    postersAt,
    updateOf: updatesIn(content, routes.of('changes')?.path),
    namesEverybody: namesEverybody([...own.contributions, ...own.sessions]),
  };
  const pageOf = new Map(routes.all('schedule-day').map(({ id, path }) => [id, path]));
  const hrefOf = ({ id, date }: Session) => `${date === day ? '' : (pageOf.get(date) ?? overview)}#${id}`;
  return (
    <>
      <PageHeader
        title={route.title}
        lead={<TimesAre conference={conference} at={`${day}T12:00`} phrase="allTimesAre" words={words} />}
      />
      <FoldPast conference={conference}>
        <PageBody>
          <DayBar
            days={daysOf(content.sessions)}
            content={program}
            hasMine={routes.of('my-programme') !== undefined}
            pages={{ of: (each) => pageOf.get(each) ?? overview, current: day }}
            words={words}
          />
          <Filters content={program} days={[day]} words={words} />
          <NowNext content={content} days={[day]} links={links} hrefOf={hrefOf} words={words} />
          <div className={styles.ways}>
            <ShowPast conference={{ ...conference, end: day }} sessions={program.sessions} words={words} />
            {conference.online && <ZoneSwitch words={words} />}
          </div>
          <div className={folds.days}>
            <Section
              wide
              heading={words.schedule.atAGlance}
              id={tableAnchor(day)}
              ends={lastOf(program.sessions.map((session) => endOf(session, conference.timeZone)))}
            >
              <Running
                day={day}
                sessions={content.sessions}
                timeZone={conference.timeZone}
                hrefOf={hrefOf}
                words={words}
              />
              <DayGlance day={day} content={program} words={words} />
            </Section>
          </div>
          <CalendarLinks address={dayCalendar(day)} at={at} content={content} words={words} />
          <div className={folds.details}>
            <Section wide heading={words.schedule.program}>
              <DayProgram day={day} isLong content={program} words={words} />
            </Section>
            <TimedScript />
          </div>
        </PageBody>
      </FoldPast>
    </>
  );
}
