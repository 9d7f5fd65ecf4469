import { Fragment } from 'react';
import { PersonName } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';
import styles from './Talk.module.css';

interface TalkProps {
  readonly speaker: NonNullable<SessionView['speaker']>;
  readonly words: Words;
}

/** Shows what is known of the speakers of a keynote or lecture. The header names them, so only several are named again. */
export function Talk({ speaker: { people }, words }: TalkProps) {
  const known = people.filter(({ affiliation, bio }) => affiliation || bio);
  if (known.length === 0) return null;
  return (
    <Section heading={words.records.presenters.speakers(people.length)}>
      {known.map((person) => {
        const affiliation = person.affiliation && <p>{person.affiliation}</p>;
        return (
          <Fragment key={person.name}>
            {people.length === 1 ? (
              affiliation
            ) : (
              <div>
                <p className={styles.name}>
                  <PersonName person={person} />
                </p>
                {affiliation}
              </div>
            )}
            {person.bio?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Fragment>
        );
      })}
    </Section>
  );
}
