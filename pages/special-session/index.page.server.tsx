import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import {
  SessionChairs,
  SessionDeadline,
  SessionDocument,
  SessionTimes,
} from '../../renderer/components/SpecialSession';
import { type PageProps, recordOf } from '../../renderer/site';
import styles from './SpecialSessionPage.module.css';

/** Shows a special session (specification, section 2.7). */
export function Page({ content, route, findPerson, links, words }: PageProps) {
  const { specialSessions } = content;
  const session = recordOf(specialSessions, route);
  const text = session.text ?? specialSessions.find(({ id }) => id === session.textOf)?.text;
  const { specialSession: own } = words;
  return (
    <>
      <PageHeader title={session.title} lead={session.subtitle} />
      <PageBody>
        <SessionTimes session={session} content={content} links={links} words={words} />
        <Section heading={own.chairs}>
          <SessionChairs session={session} findPerson={findPerson} links={links} words={words} />
        </Section>
        {text && (
          <Section heading={own.about}>
            <Prose text={text} />
          </Section>
        )}
        <Section heading={own.submission}>
          <Prose text={session.submission} />
          <SessionDeadline session={session} timeZone={content.conference.timeZone} words={words} />
          <div className={styles.ways}>
            {session.link && (
              <p>
                <a href={session.link}>{own.submit}</a>
              </p>
            )}
            {session.secondLink && (
              <p>
                <a href={session.secondLink}>{own.templates}</a>
              </p>
            )}
            <SessionDocument session={session} label={own.details} words={words} />
          </div>
        </Section>
      </PageBody>
    </>
  );
}
