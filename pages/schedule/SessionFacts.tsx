import { Fragment } from 'react';
import type { Session } from '#content';
import { Isolated, Names } from '../../renderer/components/Names';
import { peopleLabel } from '../../shared/format/contributions';
import { lecturersOf, speakerLabel } from '../../shared/format/speakers';
import type { Words } from '../../shared/words';
import type { ProgramContent } from './program-content';

interface SessionProps {
  readonly session: Session;
  readonly content: ProgramContent;
  readonly words: Words;
}

interface ChairsProps {
  readonly names: readonly string[];
  readonly words: Words;
}

/** Shows the chairs of the session. */
export function Chairs({ names, words }: ChairsProps) {
  if (names.length === 0) return null;
  return (
    <p>
      {words.schedule.chairs(names.length) + words.colon}
      <Names names={names} words={words} />
    </p>
  );
}

interface OwnPeopleProps {
  readonly session: Session;
  readonly words: Words;
}

/** Shows the people of the session itself. */
export function OwnPeople({ session: { kind, people = [] }, words }: OwnPeopleProps) {
  if (people.length === 0) return null;
  return (
    <p>
      {peopleLabel(kind, people.length, words) + words.colon}
      <Names names={people} words={words} />
    </p>
  );
}

interface TalkProps extends Omit<SessionProps, 'content'> {
  readonly content: Pick<ProgramContent, 'speakers'>;
}

/** Shows who gives a keynote or lecture; the title of the talk is that of the session (`headlineOf`). */
export function Talk({ session, content, words }: TalkProps) {
  const speaker = content.speakers.find(({ id }) => id === session.speaker);
  if (!speaker) return null;
  return (
    <p>
      {speakerLabel(speaker, words) + words.colon}
      {lecturersOf(speaker).map(({ name, affiliation }, index) => (
        <Fragment key={name}>
          {index > 0 && words.semicolon}
          <strong>
            <Isolated text={name} words={words} />
          </strong>
          {affiliation && words.lists.between + affiliation}
        </Fragment>
      ))}
    </p>
  );
}

/** Links to the panel, the special session and the list of posters. */
export function Elsewhere({ session, content, words: { schedule: words, colon } }: SessionProps) {
  const panel = content.panels.find(({ id }) => id === session.panel);
  const special = content.specialSessions.find(({ id }) => id === session.specialSession);
  return (
    <>
      {panel && (
        <p>
          {words.panel + colon}
          <a href={panel.path}>{panel.title}</a>
        </p>
      )}
      {special && (
        <p>
          {words.specialSession + colon}
          <a href={special.path}>{special.menuLabel}</a>
        </p>
      )}
      {session.kind === 'posters' && content.postersAt && (
        <p>
          <a href={content.postersAt}>{words.listOfPosters}</a>
        </p>
      )}
    </>
  );
}
