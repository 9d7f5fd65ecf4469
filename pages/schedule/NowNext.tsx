import type { RenderedContent, Session } from '#content';
import { Names } from '../../renderer/components/Names';
import { Phrase } from '../../renderer/components/Phrase';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Clock } from '../../renderer/components/TimeSpan';
import { Until } from '../../renderer/components/Until';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { pageKindOf, presentedIn, takesPlace } from '../../shared/format/contributions';
import { headlineOf } from '../../shared/format/headline';
import { daysRunning, minutesOn, runsOn, sessionsOfDay, type Talks, talksOf } from '../../shared/format/schedule';
import { localDateTime, minutesIn } from '../../shared/format/times';
import type { RecordLinks } from '../../shared/program/record-links';
import { momentIn, shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import styles from './NowNext.module.css';
import { announced, timedTalks } from './now-next';
import { presentersOf } from './presenters';

/** Id of what is on now; no session can have it. */
export const NOW = 'filter-now';

interface NowNextProps {
  readonly content: Pick<
    RenderedContent,
    'conference' | 'rooms' | 'sessions' | 'speakers' | 'panels' | 'contributions' | 'presentations'
  >;
  /** The days to show; default all. */
  readonly days?: readonly string[];
  /** Finds the pages of talks, if those with times of their own are named. */
  readonly links?: RecordLinks;
  /** Returns the address of a session. */
  readonly hrefOf: (session: Session) => string;
  readonly words: Words;
}

/**
 * Shows the current session of each room with its end and the current talk in it, and the next session there. Needs
 * script, and shows nothing on other days.
 */
export function NowNext({ content, days = daysRunning(content.sessions), ...shared }: NowNextProps) {
  if (days.length === 0) return null;
  const talks = talksOf(presentedIn(content.contributions), content.presentations);
  return (
    <div id={NOW} className={styles.panel} data-later="timed">
      {days.map((day) => (
        <DayNow key={day} day={day} content={content} talks={talks} {...shared} />
      ))}
      <TimedScript />
    </div>
  );
}

type DayNowProps = Omit<NowNextProps, 'days'> & { readonly day: string; readonly talks: Talks };

function DayNow({ day, content, talks, links, hrefOf, words }: DayNowProps) {
  const { conference, panels, rooms, speakers } = content;
  const running = content.sessions.filter((session) => runsOn(session, day));
  const sessions = [...running, ...sessionsOfDay(content.sessions, day)].filter(
    (session) => !session.parent && takesPlace(session),
  );
  const minutesOf = (session: Session) => minutesOn(session, day);
  const namesIn = (session: Session) => {
    const panel = panels.find(({ id }) => id === session.panel);
    if (panel) return [...panel.panelists, ...panel.speakers].map(({ name }) => name);
    return presentersOf(session, { speakers, talks });
  };
  const places = [
    ...rooms.map(({ id, name }) => ({
      name,
      inside: sessions.filter(({ room }) => room?.includes(id)),
      isLine: false,
    })),
    {
      name: words.schedule.elsewhere,
      inside: sessions.filter(({ room }) => room === undefined),
      isLine: true,
    },
  ].filter(({ inside }) => inside.length > 0);
  const moment = (minutes: number) => momentIn(conference.timeZone, localDateTime(day, minutes));
  const shown = (from: number, until: number) => shownBetween(moment(from), moment(until));
  const lastEnd = Math.max(0, ...sessions.map((session) => minutesOf(session).end));
  return (
    <section aria-label={words.lists.text([words.now.heading, words.dates.dayInText(day)])} {...shown(0, lastEnd)}>
      <p className={styles.heading}>{words.now.heading}</p>
      <dl>
        {places.map(({ name, inside, isLine }) => (
          <div
            key={name}
            {...(isLine && { className: styles.line })}
            {...shown(0, Math.max(...inside.map((session) => minutesOf(session).end)))}
          >
            <dt>{isLine ? name + words.colon : name}</dt>
            {announced(inside, minutesOf).flatMap(({ session, from, start, end }) => [
              <dd key={session.id} {...shown(from, end)}>
                <span {...shownBetween(undefined, moment(start))}>
                  <Phrase of={words.now.starts}>
                    <Clock date={day} minutes={start} which="start" timeZone={conference.timeZone} words={words} />
                  </Phrase>
                  {words.colon}
                </span>
                <Speakers names={namesIn(session)} words={words} />
                <a href={hrefOf(session)}>
                  <SessionTitle of={session}>{headlineOf(session, speakers, words).title}</SessionTitle>
                </a>
                <span>
                  {words.lists.between}
                  <Until
                    date={session.date}
                    minutes={minutesIn(session)}
                    day={day}
                    timeZone={conference.timeZone}
                    words={words}
                  />
                </span>
              </dd>,
              ...(links && session.date === day ? timedTalks(talks, session) : []).map(({ talk, start, end }) => (
                <dd key={`${session.id} ${talk.id}`} {...shown(start, end)}>
                  <Speakers names={talk.people} words={words} />
                  <a href={links?.to(pageKindOf(talk), talk.id) ?? hrefOf(session)}>
                    <SessionTitle of={talk}>{talk.title}</SessionTitle>
                  </a>
                  <span>
                    {words.lists.between}
                    <Until date={day} minutes={{ start, end }} timeZone={conference.timeZone} words={words} />
                  </span>
                </dd>
              )),
            ])}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Number of people who are named; the others are counted. */
const MOST_NAMES = 3;

/** Says who speaks, before the title: "Karim El Mahdaoui: ". */
const Speakers = ({ names, words }: { readonly names: readonly string[]; readonly words: Words }) =>
  names.length > 0 && (
    <>
      <Names names={names.slice(0, MOST_NAMES)} words={words} />
      {names.length > MOST_NAMES && ` ${words.schedule.andOthers(names.length - MOST_NAMES)}`}
      {words.colon}
    </>
  );
