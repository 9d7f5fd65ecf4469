import type { ReactNode } from 'react';
import type { Paper, Poster, Session } from '#content';
import { Linked } from '../../renderer/components/Linked';
import { Marks } from '../../renderer/components/Marks';
import { Names } from '../../renderer/components/Names';
import { Starrable } from '../../renderer/components/Starrable';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { Updated } from '../../renderer/components/Updated';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { calendarAddress } from '../../renderer/format/calendar-address';
import { minutesWithin } from '../../renderer/format/times';
import type { RecordLinks } from '../../renderer/program/record-links';
import type { Words } from '../../renderer/words';
import styles from './PaperList.module.css';
import { Abstract, PaperMore, type TitlesOfSubjects } from './PaperMore';
import type { ProgramContent } from './program-content';

interface PaperListProps {
  readonly session: Pick<Session, 'date' | 'start' | 'end'>;
  readonly papers: readonly Paper[];
  readonly timeZone: string;
  /** The address of a calendar on the site, where there are some. */
  readonly calendarsAt: ((address: string) => string) | undefined;
  readonly content: TitlesOfSubjects & { readonly links: RecordLinks };
  readonly words: Words;
}

/** The papers of a session, in the order of their talks, each with its time where it has one of its own. */
export function PaperList({ session, papers, timeZone, calendarsAt, content, words }: PaperListProps) {
  if (papers.length === 0) return null;
  return (
    <ol className={styles.list}>
      {papers.map((paper) => (
        <Entry key={paper.id} kind="paper" entry={paper} path={content.links.to('paper', paper.id)} words={words}>
          <OwnTime session={session} paper={paper} timeZone={timeZone} calendarsAt={calendarsAt} words={words} />
          <Marks {...paper} words={words} />
          <PaperMore paper={paper} content={content} words={words} />
        </Entry>
      ))}
    </ol>
  );
}

interface OwnTimeProps extends Pick<PaperListProps, 'session' | 'timeZone' | 'calendarsAt' | 'words'> {
  readonly paper: Paper;
}

/** When a paper is presented; the compiler sees to it that it has both times or neither. */
function OwnTime({ session, paper: { id, title, start, end }, timeZone, calendarsAt, words }: OwnTimeProps) {
  if (start === undefined || end === undefined) return null;
  return (
    <p className={styles.when}>
      <TimeSpan date={session.date} minutes={minutesWithin(session, { start, end })} timeZone={timeZone} />
      {calendarsAt && (
        <a href={calendarsAt(calendarAddress('paper', id))}>
          {words.calendars.add}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </a>
      )}
    </p>
  );
}

interface PosterListProps {
  readonly posters: readonly Poster[];
  readonly content: Pick<ProgramContent, 'links' | 'updateOf'>;
  readonly words: Words;
}

/** The posters, in the order of their numbers. */
export function PosterList({ posters, content: { links, updateOf }, words }: PosterListProps) {
  return (
    <ol className={`${styles.list} ${styles.posters}`}>
      {posters.map((poster) => (
        <Entry key={poster.id} kind="poster" entry={poster} path={links.to('poster', poster.id)} words={words}>
          {poster.board && <p>{words.schedule.board(poster.board)}</p>}
          <Updated update={updateOf(`poster-${poster.id}`)} words={words} />
          <Abstract {...poster} words={words} />
        </Entry>
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly kind: 'paper' | 'poster';
  readonly words: Words;
  readonly entry: Pick<Paper, 'id' | 'title' | 'authors' | 'language'>;
  /** Address of its page, if there is one. */
  readonly path: string | undefined;
  readonly children?: ReactNode;
}

function Entry({ kind, words, entry: { id, title, authors, language }, path, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.id}>
        <VisuallyHidden>{words.schedule[kind]} </VisuallyHidden>
        {id}
      </span>
      <div>
        <Starrable of={`${kind}-${id}`}>
          <p className={styles.title}>
            <Linked path={path}>{language ? <bdi lang={language}>{title}</bdi> : title}</Linked>
          </p>
        </Starrable>
        <p>
          <Names names={authors} words={words} />
        </p>
        {children}
      </div>
    </li>
  );
}
