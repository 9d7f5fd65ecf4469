import type { RenderedContent, SpecialSession } from '#content';
import { closedText, type Due, deadlineMoment, specialDeadline } from '../../shared/format/deadlines';
import { type FindPerson, personLinks } from '../../shared/people';
import { sessionEntry } from '../../shared/program/entries';
import type { RecordLinks } from '../../shared/program/record-links';
import { dayEnd, shownBetween, type Timed } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { lastSubmission } from '../phases/phases';
import { TimedScript } from '../timed/TimedScript';
import { ButtonLink } from './ButtonLink';
import { DueTime } from './DueTime';
import { MailLink } from './MailLink';
import { PersonCard, PersonGrid } from './PersonCard';
import { Prose } from './Prose';
import { SessionLine } from './SessionLink';
import styles from './SpecialSession.module.css';
import { ZoneNote } from './ZoneNote';

interface SessionProps {
  readonly session: SpecialSession;
}

interface SessionPartProps extends SessionProps {
  readonly words: Words;
}

/** Shows the subtitle of a special session, linked to its page. */
export const SessionSubtitle = ({ session: { path, subtitle } }: SessionProps) => (
  <p className={styles.subtitle}>
    <a href={path}>{subtitle}</a>
  </p>
);

interface SessionChairsProps extends SessionPartProps {
  readonly findPerson: FindPerson;
  readonly links: RecordLinks;
}

/** Shows the chairs of a special session, with their e-mail addresses. */
export function SessionChairs({ session: { chairs }, findPerson, links, words }: SessionChairsProps) {
  return (
    <PersonGrid>
      {chairs.map(({ name, university, email }) => (
        <PersonCard
          key={email}
          name={name}
          path={links.toPerson(name)}
          lines={[university]}
          links={personLinks(name, findPerson, words)}
        >
          <p className={styles.email}>
            <MailLink email={email} />
          </p>
        </PersonCard>
      ))}
    </PersonGrid>
  );
}

interface SessionTimesProps extends SessionPartProps {
  readonly content: RenderedContent;
  readonly links: RecordLinks;
}

/** Shows when and where a special session takes place, if it is in the schedule. */
export function SessionTimes({ session: { id }, content, links, words }: SessionTimesProps) {
  const held = content.sessions.filter(({ specialSession }) => specialSession === id);
  if (held.length === 0) return null;
  return (
    <>
      <ul className={styles.times}>
        {held.map((each) => (
          <li key={each.id}>
            <SessionLine
              session={sessionEntry({ content, links }, each)}
              timeZone={content.conference.timeZone}
              words={words}
            />
          </li>
        ))}
      </ul>
      <ZoneNote conference={content.conference} words={words} />
    </>
  );
}

/** Returns the deadline of a special session for its papers: its own, else that of all papers. */
const papersDue = (session: SpecialSession, { conference, deadlines }: RenderedContent): Due | undefined =>
  specialDeadline(session) ?? lastSubmission(deadlines, conference.timeZone);

interface SessionClosedProps extends SessionPartProps {
  readonly content: RenderedContent;
  readonly className?: string | undefined;
}

/** Says that a special session takes no papers any more, once its deadline is over. */
export function SessionClosed({ session, content, className, words }: SessionClosedProps) {
  const due = papersDue(session, content);
  if (due === undefined) return null;
  const { timeZone } = content.conference;
  return (
    <div className={className} data-later="timed" {...shownBetween(deadlineMoment(due, timeZone), undefined)}>
      <p>{closedText(due, timeZone, words)}</p>
      <TimedScript />
    </div>
  );
}

/** Returns the moment after which a special session takes no papers: that of its deadline, else the end of the conference. */
export function closingOf(session: SpecialSession, content: RenderedContent): string {
  const { timeZone, end, dayEnds } = content.conference;
  const due = papersDue(session, content);
  return due === undefined ? dayEnd(timeZone, end, dayEnds) : deadlineMoment(due, timeZone);
}

type SessionSubmissionProps = SessionPartProps & { readonly content: RenderedContent };

/** Shows how to submit a paper, and the session's own deadline if it has one, until it takes no more. */
export function SessionSubmission({ session, content, words }: SessionSubmissionProps) {
  const due = specialDeadline(session);
  return (
    <div className={styles.submission} data-later="timed" data-until={closingOf(session, content)}>
      <Prose text={session.submission} />
      {due && (
        <p>
          {words.specialSession.deadline + words.colon}
          <strong>
            <DueTime due={due} timeZone={content.conference.timeZone} words={words} />
          </strong>
        </p>
      )}
      <TimedScript />
    </div>
  );
}

interface SessionDocumentProps extends SessionPartProps {
  readonly label: string;
  /** Less prominent, as one of many on its page. */
  readonly quiet?: boolean;
  /** The moments between which it is shown. */
  readonly timed?: Timed;
}

/** Links to the session's PDF in a new tab, if it has one. */
export function SessionDocument({ session, label, quiet = false, timed, words }: SessionDocumentProps) {
  if (!session.document) return null;
  return (
    <p {...timed}>
      <ButtonLink link={session.document} newTab={words.opensInNewTab} quiet={quiet}>
        {label}
      </ButtonLink>
    </p>
  );
}
