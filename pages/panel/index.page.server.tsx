import type { Panel, Session } from '#content';
import { LastActions } from '../../renderer/components/Actions';
import { InlineList } from '../../renderer/components/InlineList';
import { Linked } from '../../renderer/components/Linked';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import { linkedSessionEntry } from '../../renderer/linked-session-entry';
import { type PageProps, recordOf, type Site } from '../../renderer/site';
import { dateOf } from '../../shared/format/schedule';
import { minutesIn, onCalendar } from '../../shared/format/times';
import { personLinks } from '../../shared/people';
import { PanelistTable } from './PanelistTable';
import { Profile } from './Profile';
import styles from './panel.module.css';

/** Shows a panel: time, place, subject and people (specification, section 2.9). */
export function Page({ route, ...site }: PageProps) {
  const { content, showPicture, findPerson, links, words } = site;
  const panel = recordOf(content.panels, route);
  const { title, intro, themes, detailsHeading, chair, panelists, speakers, action } = panel;
  return (
    <>
      <PageHeader title={title} lead={<WhenAndWhere panel={panel} site={site} />} />
      <PageBody>
        {content.sessions.some(({ panel: held }) => held === panel.id) && (
          <ZoneNote conference={content.conference} words={words} />
        )}
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
            words={words}
          />
          {speakers.map((speaker) => (
            <Profile
              key={speaker.name}
              part={words.panel.speaker}
              person={speaker}
              path={links.toPerson(speaker.name)}
              links={personLinks(speaker.name, findPerson, words)}
              showPicture={showPicture}
              words={words}
            />
          ))}
          <PanelistTable panelists={panelists} links={links} showPicture={showPicture} words={words} />
        </Section>
        {action && <LastActions actions={[action]} words={words} />}
      </PageBody>
    </>
  );
}

interface WhenAndWhereProps {
  readonly panel: Panel;
  readonly site: Site;
}

/** Shows time and room from the schedule, with a link to it, so that the two cannot differ. */
function WhenAndWhere({ panel: { id, venue }, site }: WhenAndWhereProps) {
  const { content, words } = site;
  const session = content.sessions.find(({ panel }) => panel === id);
  const { path, rooms = [] } = session ? linkedSessionEntry(site, session) : {};
  const hours = (held: Session) => (
    <TimeSpan
      {...onCalendar(held.date, minutesIn(held))}
      timeZone={content.conference.timeZone}
      between={words.dates.betweenHours}
      words={words}
      format={words.dates.hour}
    />
  );
  return (
    <>
      {session && (
        <Linked path={path}>
          <InlineList items={[words.dates.dateDayFirst(dateOf(session)), hours(session)]} words={words} />
        </Linked>
      )}
      {(venue || rooms.length > 0) && (
        <span className={styles.venue}>{words.lists.text([...new Set([...rooms, venue])])}</span>
      )}
    </>
  );
}
