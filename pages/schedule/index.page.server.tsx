import type { Document } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Section } from '../../renderer/components/Section';
import { TimesAre } from '../../renderer/components/TimesAre';
import { ZoneSwitch } from '../../renderer/components/ZoneSwitch';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { postersIn, presentedIn } from '../../shared/format/contributions';
import { documentAddress } from '../../shared/format/document-address';
import { updatesIn } from '../../shared/format/release-changes';
import { daysOf, daysRunning, sessionsOfDay, talksOf } from '../../shared/format/schedule';
import { POSTERS_ANCHOR, tableAnchor } from '../../shared/format/schedule-anchors';
import type { Words } from '../../shared/words';
import { DayBar, roomsIn, Views } from './DayBar';
import { DayGlance } from './DayGlance';
import { DayOverview } from './DayOverview';
import { DayProgram } from './DayProgram';
import { Filters } from './Filters';
import { endOf, FoldPast, lastOf, ShowPast } from './Folds';
import folds from './Folds.module.css';
import { NowNext } from './NowNext';
import { namesEverybody } from './named-authors';
import { PosterTables } from './PosterTables';
import { ProgramCalendars } from './ProgramCalendars';
import type { ProgramContent } from './program-content';
import { Running } from './Running';
import styles from './SchedulePage.module.css';

/** Shows the booklet, each day at a glance, then every session, paper and poster (specification, section 2.9). */
export function Page({ content, route, routes, links, showPicture, findPerson, at, words }: PageProps) {
  const { conference, contributions, documents, presentations, sessions } = content;
  const { rooms, sessionKinds, speakers, panels, specialSessions, topics, tracks } = content;
  const days = daysOf(sessions);
  const posters = postersIn(contributions);
  const postersAt = posters.length > 0 ? `#${POSTERS_ANCHOR}` : undefined;
  const pageOf = new Map(routes.all('schedule-day').map(({ id, path }) => [id, path]));
  const program = {
    ...{ conference, rooms, sessions, sessionKinds, speakers, panels, specialSessions, posters, topics, tracks },
    ...{ links, showPicture, findPerson },
    talks: talksOf(presentedIn(contributions), presentations),
    postersAt,
    updateOf: updatesIn(content, routes.of('changes')?.path),
    // If each day has a page of its own, the papers are there.
    namesEverybody: namesEverybody(pageOf.size > 0 ? posters : [...contributions, ...sessions]),
  };
  const hasBar = days.length > 1 || roomsIn(rooms, sessions).length > 1;
  const isWhole = pageOf.size === 0 && days.length > 0;
  const { start, end, venue } = conference;
  const place = venue?.city ?? words.defaults.online;
  return (
    <>
      <PageHeader
        title={route.title}
        lead={
          <>
            {words.lists.text([words.dates.period(start, end), place])}.{' '}
            <TimesAre conference={conference} phrase="allTimesAre" words={words} />
          </>
        }
      />
      <FoldPast conference={conference}>
        <PageBody>
          {isWhole && hasBar && (
            <DayBar days={days} content={content} hasMine={routes.of('my-programme') !== undefined} words={words} />
          )}
          {isWhole && hasBar && <Filters content={program} days={days} words={words} />}
          {isWhole && <NowNext content={content} links={links} hrefOf={({ id }) => `#${id}`} words={words} />}
          <div className={styles.ways}>
            {isWhole && !hasBar && <Views day={days[0] ?? ''} words={words} />}
            <Booklet documents={documents} at={at} words={words} />
            {isWhole && <ShowPast conference={conference} sessions={sessions} words={words} />}
            {isWhole && (!hasBar || conference.online) && <ZoneSwitch words={words} />}
          </div>
          {pageOf.size > 0 ? (
            <DaysInShort days={days} pageOf={pageOf} content={program} words={words} />
          ) : (
            <WholeProgram days={days} content={program} words={words} />
          )}
          {posters.length > 0 && (
            <Section wide heading={words.schedule.posters} id={POSTERS_ANCHOR}>
              <PosterTables content={program} words={words} />
            </Section>
          )}
          <ProgramCalendars at={at} content={content} routes={routes} words={words} />
        </PageBody>
      </FoldPast>
    </>
  );
}

interface ProgramProps {
  readonly days: readonly string[];
  readonly content: ProgramContent;
  readonly words: Words;
}

/** Shows every day at a glance, then all details. */
function WholeProgram({ days, content, words }: ProgramProps) {
  const { timeZone } = content.conference;
  if (days.length === 0) return null;
  return (
    <>
      <div className={`${styles.days} ${folds.days}`}>
        {daysRunning(content.sessions).map((day) => (
          <Section
            wide
            key={day}
            heading={words.dates.day(day)}
            id={tableAnchor(day)}
            ends={lastOf(sessionsOfDay(content.sessions, day).map((session) => endOf(session, timeZone)))}
          >
            <Running
              day={day}
              sessions={content.sessions}
              timeZone={timeZone}
              hrefOf={({ id }) => `#${id}`}
              words={words}
            />
            <DayGlance day={day} content={content} words={words} />
          </Section>
        ))}
      </div>
      <div className={folds.details}>
        <Section wide heading={words.schedule.program}>
          {days.map((day) => (
            <DayProgram key={day} day={day} isOneOfDays={days.length > 1} content={content} words={words} />
          ))}
        </Section>
        <TimedScript />
      </div>
    </>
  );
}

/** Summarises the days of a large program, with links to their pages. */
function DaysInShort({
  days,
  pageOf,
  content,
  words,
}: ProgramProps & { readonly pageOf: ReadonlyMap<string, string> }) {
  return days.map((day) => (
    <Section key={day} heading={words.dates.day(day)} id={tableAnchor(day)}>
      <DayOverview day={day} page={pageOf.get(day) ?? ''} content={content} words={words} />
    </Section>
  ));
}

interface BookletProps extends Pick<PageProps, 'at'> {
  readonly documents: readonly Document[];
  readonly words: Words;
}

function Booklet({ documents, at, words }: BookletProps) {
  const booklet = documents.find(({ kind }) => kind === 'booklet');
  if (!booklet) return null;
  return (
    <p data-later="booklet">
      <ButtonLink link={at(documentAddress(booklet))} quiet download>
        {words.schedule.downloadBooklet}
      </ButtonLink>
    </p>
  );
}
