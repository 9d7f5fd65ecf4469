import { PersonName } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';
import styles from './Talk.module.css';

interface TalkProps {
  readonly speaker: NonNullable<SessionView['speaker']>;
  readonly words: Words;
}

/** Shows what is known of the speakers of a keynote or lecture, whose names are in the header. */
export function Talk({ speaker: { people }, words }: TalkProps) {
  const introduced = people.filter(({ bio }) => bio);
  return (
    <>
      {people.some(({ affiliation }) => affiliation) && (
        <Section heading={words.records.presenters.speakers(people.length)}>
          {people.map((person) => (
            <div key={person.name}>
              <p className={styles.name}>
                <PersonName person={person} />
              </p>
              {person.affiliation && <p>{person.affiliation}</p>}
            </div>
          ))}
        </Section>
      )}
      {introduced.map(({ name, bio = [] }) => (
        <Section
          key={name}
          heading={people.length === 1 ? words.records.biography : words.records.biography + words.colon + name}
        >
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      ))}
    </>
  );
}
