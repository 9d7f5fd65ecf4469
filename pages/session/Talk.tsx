import { Abstract } from '../../renderer/components/Abstract';
import { PersonName } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';
import styles from './Talk.module.css';

interface TalkProps {
  readonly speaker: NonNullable<SessionView['speaker']>;
  readonly words: Words;
}

/** Shows the speakers of a keynote or lecture, whose title is that of the page. */
export function Talk({ speaker: { abstract, people }, words }: TalkProps) {
  const introduced = people.filter(({ bio }) => bio);
  return (
    <>
      <Section heading={words.records.presenters.speakers(people.length)}>
        {people.map((person) => (
          <div key={person.name}>
            <p className={styles.name}>
              <PersonName person={person} />
            </p>
            {person.affiliation && <p>{person.affiliation}</p>}
          </div>
        ))}
        {abstract && <Abstract text={abstract} language={undefined} />}
      </Section>
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
