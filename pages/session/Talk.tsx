import { PersonName } from '../../renderer/components/People';
import { Portrait } from '../../renderer/components/Portrait';
import { Section } from '../../renderer/components/Section';
import type { ShowPicture } from '../../renderer/picture';
import type { SessionView } from '../../renderer/program/session-view';
import type { Words } from '../../renderer/words';
import styles from './Talk.module.css';

interface TalkProps {
  readonly speaker: NonNullable<SessionView['speaker']>;
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** The speaker of a keynote or lecture, and the subject. */
export function Talk({ speaker, showPicture, words }: TalkProps) {
  const { talk, abstract, affiliation, image, bio } = speaker;
  return (
    <>
      <Section heading={words.quoted(talk)}>
        <div className={styles.speaker}>
          {image && <Portrait image={image} showPicture={showPicture} />}
          <div>
            <p className={styles.name}>
              <PersonName person={speaker} />
            </p>
            <p>{affiliation}</p>
          </div>
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
