import { Abstract } from '../../renderer/components/Abstract';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Portrait } from '../../renderer/components/Portrait';
import { RecordCalendar } from '../../renderer/components/RecordCalendar';
import { Section } from '../../renderer/components/Section';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import type { ProgramPageProps } from '../../renderer/site';
import { affiliationText } from '../../shared/format/affiliation-text';
import { roleIn } from '../../shared/format/contributions';
import { linksOf } from '../../shared/people';
import type { PersonView } from '../../shared/program/person-view';
import { Authored } from './Authored';
import { LinkedTitles } from './LinkedTitles';
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
  const { timeZone } = content.conference;
  const { records } = words;
  return (
    <>
      <PageHeader
        title={name}
        lead={words.lists.text([pronouns, affiliationText(affiliations, country, words)])}
        links={<PersonLinks links={linksOf(name, view, words)} />}
        picture={image && <Portrait image={image} large loading="eager" showPicture={showPicture} />}
      />
      <PageBody>
        <RecordCalendar kind="person" id={route.id} calendarOf={calendarOf} routes={routes} words={words} />
        {hasTimes && <ZoneNote conference={content.conference} words={words} />}
        {hasTalks && (
          <Section heading={areTalks ? records.talks : records.contributions}>
            {view.talks.map(({ talk, abstract, sessions }) => (
              <div key={talk} className={styles.entry}>
                {sessions.length > 0 || abstract ? <h3>{words.quoted(talk)}</h3> : <p>{words.quoted(talk)}</p>}
                <Sessions sessions={sessions} timeZone={timeZone} words={words} />
                {abstract && <Abstract text={abstract} language={undefined} />}
              </div>
            ))}
            {talks.length > 0 && <Authored entries={talks} timeZone={timeZone} words={words} />}
            <Sessions sessions={held} timeZone={timeZone} words={words} />
          </Section>
        )}
        {papers.length > 0 && (
          <Section heading={records.papers}>
            <Authored entries={papers} timeZone={timeZone} words={words} />
          </Section>
        )}
        {chaired.length > 0 && (
          <Section heading={records.chairs}>
            <Sessions sessions={chaired} timeZone={timeZone} words={words} />
          </Section>
        )}
        {panels.length > 0 && (
          <Section heading={records.panels}>
            {panels.map(({ title, path, sessions }) => (
              <div key={path} className={styles.entry}>
                <p>
                  <a href={path}>{title}</a>
                </p>
                <Sessions sessions={sessions} timeZone={timeZone} words={words} />
              </div>
            ))}
          </Section>
        )}
        <LinkedTitles heading={records.specialSessions} entries={organised} />
        <LinkedTitles heading={records.edits} entries={edited} />
        <LinkedTitles heading={records.committees} entries={committees} />
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
