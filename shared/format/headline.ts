import type { Session, Speaker } from '../model/content';
import type { Words } from '../words';
import { sessionName } from './schedule';

/** What stands first of a session. */
export interface Headline {
  /** The title of its talk if it is one of speakers.yaml, else its own name. */
  readonly title: string;
  /** Its own name where that of the talk stands first: "Keynote 1". */
  readonly label?: string;
}

/** Returns what a schedule says first of a session: visitors choose by what is said, not by "Keynote 1". */
export function headlineOf(
  session: Pick<Session, 'number' | 'title' | 'speaker'>,
  speakers: readonly Pick<Speaker, 'id' | 'talk'>[],
  words: Words,
): Headline {
  const name = sessionName(session, words);
  const talk = speakers.find(({ id }) => id === session.speaker)?.talk;
  return talk === undefined || name.includes(talk) ? { title: name } : { title: talk, label: name };
}
