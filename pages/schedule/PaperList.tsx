import type { ReactNode } from 'react';
import type { Contribution, Session } from '#content';
import { FoldedParts, inHundreds } from '../../renderer/components/FoldedParts';
import { Linked } from '../../renderer/components/Linked';
import { Marks } from '../../renderer/components/Marks';
import { Names } from '../../renderer/components/Names';
import { SessionTitle } from '../../renderer/components/SessionTitle';
import { Starrable } from '../../renderer/components/Starrable';
import { TimeOn } from '../../renderer/components/TimeOn';
import { Updated } from '../../renderer/components/Updated';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { contributionKey, pageKindOf, takesPlace } from '../../shared/format/contributions';
import { bindNumerals } from '../../shared/format/line-breaks';
import { ownMode } from '../../shared/format/schedule';
import { minutesWithin } from '../../shared/format/times';
import type { Words } from '../../shared/words';
import { namedAuthors } from './named-authors';
import { FoldedAbstract, PaperDetails, type TitlesOfSubjects } from './PaperDetails';
import styles from './PaperList.module.css';
import type { ProgramContent } from './program-content';

interface PaperListProps {
  readonly session: Pick<Session, 'date' | 'start' | 'end' | 'mode'>;
  readonly papers: readonly Contribution[];
  readonly timeZone: string;
  readonly content: TitlesOfSubjects & Pick<ProgramContent, 'links' | 'namesEverybody'>;
  readonly words: Words;
}

/** Lists the papers of a session in order, with their own times if they have any. */
export function PaperList({ session, papers, timeZone, content, words }: PaperListProps) {
  return (
    <ol className={styles.list}>
      {papers.map((paper) => {
        const path = content.links.to(pageKindOf(paper), paper.id);
        return (
          <Entry key={paper.id} entry={paper} path={path} content={content} words={words}>
            <OwnTime session={session} paper={paper} timeZone={timeZone} words={words} />
            <Marks status={paper.status} mode={ownMode(paper, session)} note={paper.note} words={words} />
            <PaperDetails paper={paper} content={content} hasPage={path !== undefined} words={words} />
          </Entry>
        );
      })}
    </ol>
  );
}

interface OwnTimeProps extends Pick<PaperListProps, 'session' | 'timeZone' | 'words'> {
  readonly paper: Contribution;
}

/** Shows when a paper is presented. The compiler ensures that it has both times or neither. */
function OwnTime({ session, paper: { start, end }, timeZone, words }: OwnTimeProps) {
  if (start === undefined || end === undefined) return null;
  return (
    <TimeOn date={session.date} minutes={minutesWithin(session, { start, end })} timeZone={timeZone} words={words} />
  );
}

interface PosterListProps {
  readonly posters: readonly Contribution[];
  readonly content: Pick<ProgramContent, 'links' | 'updateOf' | 'namesEverybody'>;
  readonly words: Words;
}

/** Lists the posters in order of their numbers. */
export function PosterList({ posters, content, words }: PosterListProps) {
  return (
    <FoldedParts parts={inHundreds(posters, ({ board }) => board && words.schedule.board(board))}>
      {(part) => (
        <ol className={`${styles.list} ${styles.posters}`}>
          {part.map((poster) => {
            const path = content.links.to('poster', poster.id);
            return (
              <Entry key={poster.id} entry={poster} path={path} content={content} words={words}>
                <Marks status={poster.status} words={words} />
                {poster.board && <p>{words.schedule.board(poster.board)}</p>}
                <Updated update={content.updateOf(`poster-${poster.id}`)} words={words} />
                {path === undefined && <FoldedAbstract {...poster} words={words} />}
              </Entry>
            );
          })}
        </ol>
      )}
    </FoldedParts>
  );
}

interface EntryProps {
  readonly words: Words;
  readonly entry: Pick<Contribution, 'id' | 'kind' | 'title' | 'people' | 'language' | 'status'>;
  /** Address of its page, if there is one. */
  readonly path: string | undefined;
  readonly content: Pick<ProgramContent, 'namesEverybody'>;
  readonly children?: ReactNode;
}

function Entry({ words, entry, path, content, children }: EntryProps) {
  const { id, title, people } = entry;
  const kind = pageKindOf(entry);
  return (
    <li className={styles.entry}>
      {kind !== 'talk' && (
        <span className={styles.id}>
          <VisuallyHidden>{words.schedule[kind]} </VisuallyHidden>
          {id}
        </span>
      )}
      <div>
        <Starrable of={contributionKey(entry)} isPresented={takesPlace(entry)}>
          <p className={styles.title}>
            <Linked path={path}>
              <SessionTitle of={entry}>{bindNumerals(title)}</SessionTitle>
            </Linked>
          </p>
        </Starrable>
        <Presenters people={people} everybody={path === undefined || content.namesEverybody} words={words} />
        {children}
      </div>
    </li>
  );
}

interface PresentersProps extends Pick<Contribution, 'people'> {
  readonly everybody: boolean;
  readonly words: Words;
}

/** Names the people of a contribution, or the first of them and the number of the others. */
export function Presenters({ people, everybody, words }: PresentersProps) {
  if (people.length === 0) return null;
  const [named, others] = namedAuthors(people, everybody);
  return (
    <p>
      <Names names={named} words={words} />
      {others > 0 && ` ${words.schedule.andOthers(others)}`}
    </p>
  );
}
