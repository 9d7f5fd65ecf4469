import buttons from '../../renderer/components/Button.module.css';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { FoldedParts, type Part } from '../../renderer/components/FoldedParts';
import { Letters } from '../../renderer/components/Letters';
import { Marks } from '../../renderer/components/Marks';
import { PageContents } from '../../renderer/components/PageContents';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import { People } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import { SessionLink, WhenAndWhere } from '../../renderer/components/SessionLink';
import { StandardPage } from '../../renderer/components/StandardPage';
import { Starrable } from '../../renderer/components/Starrable';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import type { ProgramPageProps } from '../../renderer/site';
import { countOf } from '../../shared/format/contributions';
import { grouped } from '../../shared/format/grouped';
import { withoutBreaks } from '../../shared/format/line-breaks';
import { starOf } from '../../shared/format/schedule';
import type { PapersView } from '../../shared/program/list-views';
import type { Words } from '../../shared/words';
import styles from './Papers.module.css';
import { Titles } from './Titles';

/** Number of sessions, or of contributions, from which narrow screens fold each day, and the list by title. */
const MANY = 12;

/** Divides a list of many sessions by day. */
const byDay = (sessions: PapersView['bySession'], words: Words): Part<PapersView['bySession'][number]>[] =>
  sessions.length < MANY
    ? [{ label: '', items: sessions }]
    : [...grouped(sessions, ({ session }) => session.date)].map(([day, items]) => ({
        label: words.dates.day(day),
        items,
      }));

/** Anchors of the parts of the page. */
const ANCHORS = { bySession: 'by-session', byTopic: 'by-topic', byTitle: 'by-title', proceedings: 'proceedings' };

/** Shows all contributions by session, topic and title. If there are many, links to the pages of their parts. */
export function Page({ content, route, routes, view, words }: ProgramPageProps<PapersView>) {
  const { bySession, topics, byTitle, parts, proceedings } = view;
  const { timeZone } = content.conference;
  const { records } = words;
  const days = parts.length > 0 ? routes.all('schedule-day') : [];
  const inSessions = new Set(bySession.flatMap(({ papers }) => papers.map(({ starredAs }) => starredAs)));
  // A few that are in sessions are all above.
  const listsTitles =
    parts.length > 0 || byTitle.length >= MANY || byTitle.some(({ starredAs }) => !inSessions.has(starredAs));
  const titles = <Titles papers={byTitle} words={words} />;
  const shown: readonly (keyof typeof ANCHORS)[] = [
    ...(days.length > 0 || bySession.length > 0 ? (['bySession'] as const) : []),
    ...(topics.length > 0 ? (['byTopic'] as const) : []),
    ...(listsTitles ? (['byTitle'] as const) : []),
    ...(proceedings ? (['proceedings'] as const) : []),
  ];
  return (
    <StandardPage content={content} route={route}>
      <PageContents
        parts={shown.map((part) => ({ heading: records[part], anchor: ANCHORS[part] }))}
        timeZone={timeZone}
        words={words}
      />
      {days.length > 0 && (
        <Section heading={records.bySession} id={ANCHORS.bySession}>
          <ul className={styles.titles}>
            {days.map(({ id, path }) => (
              <li key={id}>
                <a href={path}>{words.dates.day(id)}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {bySession.length > 0 && (
        <Section wide heading={records.bySession} id={ANCHORS.bySession}>
          <ZoneNote conference={content.conference} words={words} />
          <FoldedParts parts={byDay(bySession, words)}>
            {(part) =>
              part.map(({ session, papers }) => (
                <section key={session.id} className={styles.session}>
                  <div>
                    <Starrable of={starOf(session)}>
                      <h3>
                        <SessionLink session={session} words={words} />
                      </h3>
                    </Starrable>
                    <p>
                      <WhenAndWhere session={session} timeZone={timeZone} words={words} />
                    </p>
                  </div>
                  {session.contribution ? (
                    papers.map(({ id, people, status }) => (
                      <div key={id}>
                        <p>
                          <People people={people} words={words} />
                        </p>
                        <Marks status={status} words={words} />
                      </div>
                    ))
                  ) : (
                    <PaperEntries papers={papers} words={words} />
                  )}
                </section>
              ))
            }
          </FoldedParts>
        </Section>
      )}
      {topics.length > 0 && (
        <Section heading={records.byTopic} id={ANCHORS.byTopic}>
          <ul className={styles.topics}>
            {topics.map(({ title, path, kinds }) => (
              <li key={title}>
                {path === undefined ? title : <a href={path}>{title}</a>} {`(${withoutBreaks(countOf(kinds, words))})`}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {listsTitles && (
        <Section heading={records.byTitle} id={ANCHORS.byTitle}>
          <Letters parts={parts} words={words} />
          {byTitle.length < MANY ? titles : <FoldedOnPhones summary={countOf(byTitle, words)}>{titles}</FoldedOnPhones>}
        </Section>
      )}
      {proceedings && (
        <Section heading={records.proceedings} id={ANCHORS.proceedings}>
          <p>{proceedings.url ? <a href={proceedings.url}>{proceedings.title}</a> : proceedings.title}</p>
          {proceedings.files.length > 0 && (
            <p className={styles.files}>
              {proceedings.files.map(({ name, path }) => (
                <a key={path} className={buttons.quiet} href={path} download="">
                  {records.cite.download(name)}
                </a>
              ))}
            </p>
          )}
        </Section>
      )}
    </StandardPage>
  );
}
