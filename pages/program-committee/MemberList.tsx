import type { ProgramCommitteeMember } from '#content';
import styles from './MemberList.module.css';

/** Many people in little room, in the order of the file: down each column, so that a name is found by its place. */
export function MemberList({ members }: { readonly members: readonly ProgramCommitteeMember[] }) {
  return (
    <ul className={styles.members}>
      {members.map(({ name, affiliation, country }) => (
        <li key={`${name} ${affiliation}`}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p>{[affiliation, country].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
