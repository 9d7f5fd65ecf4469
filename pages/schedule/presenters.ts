import type { Session } from '#content';
import { contributionKey } from '../../shared/format/contributions';
import { lecturersOf } from '../../shared/format/speakers';
import type { ProgramContent } from './program-content';

/** Names who presents in a session that is one talk: those of speakers.yaml, of the contribution, or its own people. */
export function presentersOf(
  session: Session,
  { speakers, talks }: Pick<ProgramContent, 'speakers' | 'talks'>,
): readonly string[] {
  const speaker = speakers.find(({ id }) => id === session.speaker);
  if (speaker) return lecturersOf(speaker).map(({ name }) => name);
  const only = talks.get(session.id)?.find((talk) => contributionKey(talk) === session.contribution);
  return only?.people ?? session.people ?? [];
}

/** Returns the portrait of the first of them who has one. */
export function portraitOf(
  session: Session,
  content: Pick<ProgramContent, 'speakers' | 'talks' | 'findPerson'>,
): string | undefined {
  const speaker = content.speakers.find(({ id }) => id === session.speaker);
  const own = speaker && lecturersOf(speaker).find(({ image }) => image)?.image;
  return (
    own ??
    presentersOf(session, content)
      .map((name) => content.findPerson(name)?.image)
      .find((image) => image)
  );
}
