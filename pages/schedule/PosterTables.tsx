import type { Contribution, Session } from '#content';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { MOST_IN_ONE } from '../../renderer/components/FoldedParts';
import { Linked } from '../../renderer/components/Linked';
import { Marks } from '../../renderer/components/Marks';
import { PaperTitle } from '../../renderer/components/PaperEntries';
import { Starrable } from '../../renderer/components/Starrable';
import { LabelledHeading, Table } from '../../renderer/components/Table';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { Updated } from '../../renderer/components/Updated';
import { contributionKey, takesPlace } from '../../shared/format/contributions';
import { grouped } from '../../shared/format/grouped';
import { inOrderOfBoards, postersBySession } from '../../shared/format/posters';
import { roomOf, sessionName } from '../../shared/format/schedule';
import { minutesIn } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { FoldedAbstract } from './PaperDetails';
import { PosterList, Presenters } from './PaperList';
import type { ProgramContent } from './program-content';
import styles from './SchedulePage.module.css';

interface PosterTablesProps {
  readonly content: ProgramContent;
  readonly words: Words;
}

/**
 * Shows all posters: those with a session in a table for each session, by day, then the others. Narrow screens fold the list, and of
 * hundreds each table.
 */
export function PosterTables({ content, words }: PosterTablesProps) {
  const isLong = content.posters.length > MOST_IN_ONE;
  const groups = postersBySession(content.posters, content.sessions);
  const hung = groups.flatMap(({ session, posters }) => (session ? [{ session, posters }] : []));
  const others = groups.find(({ session }) => session === undefined)?.posters ?? [];
  const all = (
    <>
      {hung.length > 0 && (
        <div className={styles.days}>
          {[...grouped(hung, ({ session }) => session.date)].map(([day, ofDay]) => (
            <section key={day}>
              <h3>{words.dates.day(day)}</h3>
              {ofDay.map(({ session, posters }) => {
                const table = (
                  <PosterTable key={session.id} session={session} posters={posters} content={content} words={words} />
                );
                if (!isLong) return table;
                return (
                  <FoldedOnPhones key={session.id} summary={sessionName(session, words)}>
                    {table}
                  </FoldedOnPhones>
                );
              })}
            </section>
          ))}
        </div>
      )}
      {others.length > 0 && <PosterList posters={others} content={content} words={words} />}
    </>
  );
  if (isLong) return all;
  return <FoldedOnPhones summary={words.schedule.listOfPosters}>{all}</FoldedOnPhones>;
}

interface PosterTableProps extends PosterTablesProps {
  readonly session: Session;
  readonly posters: readonly Contribution[];
}

/** Shows the posters of a session in order of their boards, or of their numbers if they have none. */
function PosterTable({ session, posters, content, words }: PosterTableProps) {
  const { conference, rooms, links } = content;
  const room = roomOf(rooms, session, words);
  const hasBoards = posters.some(({ board }) => board !== undefined);
  const caption = (
    <>
      <Linked path={links.toSession(session)}>{sessionName(session, words)}</Linked>
      {words.lists.between}
      <TimeSpan date={session.date} minutes={minutesIn(session)} timeZone={conference.timeZone} words={words} />
      {room && words.lists.between + room}
    </>
  );
  const { board } = words.records;
  const columns = [hasBoards ? board : words.schedule.poster, words.changes.facts.title, words.records.authors];
  return (
    <Table caption={caption} columns={columns}>
      {inOrderOfBoards(posters, conference.language).map((poster) => {
        const path = links.to('poster', poster.id);
        return (
          <tr key={poster.id}>
            {hasBoards && poster.board ? (
              <LabelledHeading label={board}>{poster.board}</LabelledHeading>
            ) : (
              <th scope="row">{!hasBoards && poster.id}</th>
            )}
            <td>
              <Starrable of={contributionKey(poster)} isPresented={takesPlace(poster)}>
                <p>
                  <PaperTitle paper={{ ...poster, ...(path && { path }) }} />
                </p>
              </Starrable>
              <Marks status={poster.status} words={words} />
              <Updated update={content.updateOf(`poster-${poster.id}`)} words={words} />
              {path === undefined && <FoldedAbstract {...poster} words={words} />}
            </td>
            <td>
              <Presenters
                people={poster.people}
                everybody={path === undefined || content.namesEverybody}
                words={words}
              />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
