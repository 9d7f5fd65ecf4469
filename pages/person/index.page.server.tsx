import { Abstract } from '../../renderer/components/Abstract';
import { Linked } from '../../renderer/components/Linked';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Portrait } from '../../renderer/components/Portrait';
import { RecordCalendar } from '../../renderer/components/RecordCalendar';
import { InTextColumn, Section } from '../../renderer/components/Section';
import { SessionLine } from '../../renderer/components/SessionLink';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import type { ProgramPageProps } from '../../renderer/site';
import { affiliationText } from '../../shared/format/affiliation-text';
import { roleIn } from '../../shared/format/contributions';
import { sessionName } from '../../shared/format/schedule';
import { linksOf } from '../../shared/people';
import type { SessionEntry } from '../../shared/program/entries';
import type { PersonView } from '../../shared/program/person-view';
import { Authored } from './Authored';
import { LinkedTitles } from './LinkedTitles';
import { Memberships } from './Memberships';
import styles from './Person.module.css';
import { Sessions } from './Sessions';

/** Shows a person, and everything that they do at the conference. */
export function Page({ content, route, routes, view, showPicture, calendarOf, words }: ProgramPageProps<PersonView>) {
  const { name, affiliations, country, image, bio, pronouns, held, chaired, panels, organised, edited, committees } =
    view;
  const papers = view.authored.filter(({ kind }) => kind !== 'talk');
  const talks = view.authored.filter(({ kind }) => kind === 'talk');
  const hasTalks = view.talks.length > 0 || talks.length > 0 || held.length > 0;
  const areTalks = [...talks.map(({ paper }) => paper), ...held].every(({ kind }) => roleIn(kind) === 'speaker');
  const appearances = [...view.talks, ...panels].flatMap(({ sessions }) => sessions);
  const hasTimes =
    [...held, ...chaired, ...appearances].length > 0 ||
    view.authored.some(({ presentations }) => presentations.length > 0);
  const isOnlyMember =
    !(hasTalks || hasTimes || bio) && [papers, panels, organised, edited].every(({ length }) => length === 0);
  const { timeZone } = content.conference;
  const { records } = words;
  const hasCalendar = calendarOf('person', route.id) !== undefined;
  const zone = hasTimes && <ZoneNote conference={content.conference} words={words} />;
  const times = (
    <>
      {zone}
      <RecordCalendar
        kind="person"
        id={route.id}
        quiet
        content={content}
        calendarOf={calendarOf}
        routes={routes}
        words={words}
      />
    </>
  );
  return (
    <>
      <PageHeader
        title={name}
        lead={words.lists.text([pronouns, affiliationText(affiliations, country, words)])}
        below={<PersonLinks links={linksOf(name, view, words)} />}
        picture={image && <Portrait image={image} large loading="eager" showPicture={showPicture} />}
      />
      <PageBody>
        {hasTalks && (
          <Section heading={areTalks ? records.talks : records.contributions}>
            {view.talks.map(({ talk, abstract, sessions }) => {
              const title = (
                <Title sessions={sessions} isHeading={sessions.length > 0 || abstract !== undefined}>
                  {words.quoted(talk)}
                </Title>
              );
              const [own, ...others] = sessions;
              return (
                <div key={talk} className={styles.entry}>
                  {own && others.length === 0 ? (
                    <>
                      {sessionName(own, words) !== talk && <p className={styles.label}>{sessionName(own, words)}</p>}
                      <SessionLine heading={title} session={own} timeZone={timeZone} words={words} />
                    </>
                  ) : (
                    <>
                      {title}
                      <Sessions sessions={sessions.map(withoutPage)} timeZone={timeZone} words={words} />
                    </>
                  )}
                  {abstract && <Abstract text={abstract} language={undefined} />}
                </div>
              );
            })}
            {talks.length > 0 && <Authored entries={talks} here={route.path} timeZone={timeZone} words={words} />}
            <Sessions sessions={held} timeZone={timeZone} words={words} />
            {times}
          </Section>
        )}
        {papers.length > 0 && (
          <Section heading={records.papers}>
            <Authored entries={papers} here={route.path} timeZone={timeZone} words={words} />
          </Section>
        )}
        {chaired.length > 0 && (
          <Section heading={records.chairs}>
            <Sessions sessions={chaired} timeZone={timeZone} words={words} />
          </Section>
        )}
        {panels.length > 0 && (
          <Section heading={records.panels}>
            {panels.map(({ title, path, role, sessions }) => (
              <div key={path} className={styles.entry}>
                {sessions.length === 0 && (
                  <p>
                    <a href={path}>{title}</a>
                    {role && <> ({role})</>}
                  </p>
                )}
                <Sessions sessions={sessions} timeZone={timeZone} words={words} />
              </div>
            ))}
          </Section>
        )}
        {!hasTalks && (hasCalendar ? <InTextColumn>{times}</InTextColumn> : zone)}
        <LinkedTitles heading={records.specialSessions} entries={organised} />
        <LinkedTitles heading={records.edits} entries={edited} />
        {isOnlyMember ? (
          <Memberships committees={committees} words={words} />
        ) : (
          <LinkedTitles heading={records.committees} entries={committees} />
        )}
        {bio && (
          <Section heading={records.biography}>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
        )}
      </PageBody>
    </>
  );
}

interface TitleProps {
  readonly sessions: readonly SessionEntry[];
  readonly isHeading: boolean;
  readonly children: string;
}

/** Shows the title of a talk, linked to the page of its first session. */
function Title({ sessions: [session], isHeading, children }: TitleProps) {
  const Heading = isHeading ? 'h3' : 'p';
  return (
    <Heading>
      <Linked path={session?.path}>{children}</Linked>
    </Heading>
  );
}

/** The title of the talk links to the page already. */
const withoutPage = ({ path: _, ...session }: SessionEntry): SessionEntry => session;
