import { PageContents } from '../../renderer/components/PageContents';
import { Section } from '../../renderer/components/Section';
import {
  SessionChairs,
  SessionClosed,
  SessionDocument,
  SessionSubmission,
  SessionSubtitle,
  SessionTimes,
} from '../../renderer/components/SpecialSession';
import { StandardPage } from '../../renderer/components/StandardPage';
import { ConferenceOver } from '../../renderer/phases/ConferenceOver';
import type { PageProps } from '../../renderer/site';

/** Shows the accepted special sessions: chairs, contact, track, deadline, PDF (specification, section 2.7). */
export function Page({ content, route, findPerson, links, words }: PageProps) {
  const accepted = content.specialSessions.filter((session) => session.accepted);
  return (
    <StandardPage content={content} route={route} below={<ConferenceOver content={content} />}>
      <PageContents
        parts={accepted.map(({ id, menuLabel }) => ({ heading: menuLabel, anchor: id }))}
        timeZone={content.conference.timeZone}
        words={words}
      />
      {accepted.map((session) => (
        <Section key={session.id} id={session.id} heading={session.title}>
          <SessionSubtitle session={session} />
          <SessionChairs session={session} findPerson={findPerson} links={links} words={words} />
          <SessionSubmission session={session} content={content} words={words} />
          <SessionClosed session={session} content={content} words={words} />
          <SessionTimes session={session} content={content} links={links} words={words} />
          <SessionDocument session={session} label={words.specialSession.pdf} quiet words={words} />
        </Section>
      ))}
    </StandardPage>
  );
}
