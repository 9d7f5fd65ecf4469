import { PersonName } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';
import styles from './Talk.module.css';

interface TalkProps {
  readonly speaker: NonNullable<SessionView['speaker']>;
  readonly words: Words;
}

/** Shows the speaker and the subject of a keynote or lecture. */
export function Talk({ speaker, words }: TalkProps) {
  const { talk, abstract, affiliation, bio } = speaker;
  return (
    <>
      <Section heading={words.quoted(talk)}>
        <div>
          <p className={styles.name}>
            <PersonName person={speaker} />
          </p>
          <p>{affiliation}</p>
        </div>
        {abstract && <p dir="auto">{abstract}</p>}
      </Section>
      <Section heading={words.records.biography}>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
    </>
  );
}
