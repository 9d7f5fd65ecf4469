import type { Conference, Panel, Session } from '#content';
import { Actions } from '../../renderer/components/Actions';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import { offsetAt } from '../../renderer/format/offset-at';
import { personLinks } from '../../renderer/people';
import { type PageProps, recordOf } from '../../renderer/site';
import type { Words } from '../../renderer/words';
import { PanelistTable } from './PanelistTable';
import { Profile } from './Profile';
import styles from './panel.module.css';

/** A panel: when and where, what about, with whom (specification, section 2.9). */
export function Page({ content, route, showPicture, findPerson, links, words }: PageProps) {
  const panel = recordOf(content.panels, route);
  const { title, intro, themes, detailsHeading, chair, panelists, speakers, action } = panel;
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <WhenAndWhere
            panel={panel}
            sessions={content.sessions}
            timeZone={content.conference.timeZone}
            words={words}
          />
        }
      />
      <PageBody>
        <Prose text={intro} />
        {themes.length > 0 && (
          <Section heading={words.panel.themes}>
            <ul className={styles.themes}>
              {themes.map((theme) => (
                <li key={theme}>{theme}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section heading={detailsHeading}>
          <Profile
            part={words.panel.chair}
            person={chair}
            path={links.toPerson(chair.name)}
            links={personLinks(chair.name, findPerson, words)}
            showPicture={showPicture}
          />
          {speakers.map((speaker) => (
            <Profile
              key={speaker.name}
              part={words.panel.speaker}
              person={speaker}
              path={links.toPerson(speaker.name)}
              links={personLinks(speaker.name, findPerson, words)}
              showPicture={showPicture}
            />
          ))}
          <PanelistTable panelists={panelists} links={links} showPicture={showPicture} words={words} />
        </Section>
        {action && <Actions actions={[action]} words={words} />}
      </PageBody>
    </>
  );
}

interface WhenAndWhereProps extends Pick<Conference, 'timeZone'> {
  readonly panel: Panel;
  readonly sessions: readonly Session[];
  readonly words: Words;
}

/** When a session starts, as machines read it. */
function momentOf({ date, start }: Session, timeZone: string): string {
  const local = `${date}T${start}`;
  return `${local}${offsetAt(timeZone, local)}`;
}

/** The time is the schedule's, so that the two cannot differ. */
function WhenAndWhere({ panel: { id, venue }, sessions, timeZone, words: { dates } }: WhenAndWhereProps) {
  const session = sessions.find(({ panel }) => panel === id);
  return (
    <>
      {session && (
        <time dateTime={momentOf(session, timeZone)}>
          {dates.dateDayFirst(session.date)}, {dates.hour(session.start)}-{dates.hour(session.end)}
        </time>
      )}
      {venue && <span className={styles.venue}>{venue}</span>}
    </>
  );
}
