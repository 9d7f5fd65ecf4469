import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import {
  closingOf,
  SessionChairs,
  SessionClosed,
  SessionDocument,
  SessionSubmission,
  SessionTimes,
} from '../../renderer/components/SpecialSession';
import { ConferenceOver } from '../../renderer/phases/ConferenceOver';
import notice from '../../renderer/phases/ConferenceOver.module.css';
import { type PageProps, recordOf } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { shownBetween } from '../../shared/timed/span';
import styles from './SpecialSessionPage.module.css';

/** Shows a special session (specification, section 2.7). */
export function Page({ content, route, findPerson, links, words }: PageProps) {
  const { specialSessions } = content;
  const session = recordOf(specialSessions, route);
  const text = session.text ?? specialSessions.find(({ id }) => id === session.textOf)?.text;
  const { specialSession: own } = words;
  const closing = closingOf(session, content);
  const document = { session, label: own.details, words };
  return (
    <>
      <PageHeader
        title={session.title}
        lead={session.subtitle}
        below={
          <>
            <SessionClosed session={session} content={content} className={notice.over} words={words} />
            <ConferenceOver content={content} />
          </>
        }
      />
      <PageBody>
        {content.sessions.some(({ specialSession }) => specialSession === session.id) && (
          <Section heading={words.search.kinds.session}>
            <SessionTimes session={session} content={content} links={links} words={words} />
          </Section>
        )}
        <Section heading={own.chairs}>
          <SessionChairs session={session} findPerson={findPerson} links={links} words={words} />
        </Section>
        {text && (
          <Section heading={own.about}>
            <Prose text={text} />
          </Section>
        )}
        <Section
          heading={own.submission}
          {...(!(session.secondLink || session.document) && { timed: { 'data-until': closing } })}
        >
          <SessionSubmission session={session} content={content} words={words} />
          <div className={styles.ways} data-later="timed">
            {session.link && (
              <p data-until={closing}>
                <a href={session.link}>{own.submit}</a>
              </p>
            )}
            {session.secondLink && (
              <p>
                <a href={session.secondLink}>{own.templates}</a>
              </p>
            )}
            <SessionDocument {...document} timed={{ 'data-until': closing }} />
            <SessionDocument {...document} timed={shownBetween(closing, undefined)} quiet />
            <TimedScript />
          </div>
        </Section>
      </PageBody>
    </>
  );
}
