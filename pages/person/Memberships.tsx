import { Linked } from '../../renderer/components/Linked';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import { Section } from '../../renderer/components/Section';
import { affiliationText } from '../../shared/format/affiliation-text';
import type { CommitteeEntry } from '../../shared/program/person-facts';
import type { Words } from '../../shared/words';
import styles from './Person.module.css';

interface MembershipsProps {
  readonly committees: readonly CommitteeEntry[];
  readonly words: Words;
}

/** Shows each committee of a person who does nothing else, with some of its other members from the same country. */
export function Memberships({ committees, words }: MembershipsProps) {
  const { records } = words;
  return (
    <Section heading={records.committees}>
      {committees.map(({ title, path, role, others }) => (
        <div key={title} className={styles.entry}>
          <p>
            <Linked path={path}>{title}</Linked>
            {role && <> ({role})</>}
          </p>
          {others.length > 0 && (
            <>
              <h3>{records.otherMembers}</h3>
              <PersonGrid>
                {others.map((other) => (
                  <PersonCard
                    key={other.name}
                    name={other.name}
                    path={other.path}
                    lines={[other.role, affiliationText([other.affiliation], other.country, words)]}
                  />
                ))}
              </PersonGrid>
            </>
          )}
        </div>
      ))}
    </Section>
  );
}
