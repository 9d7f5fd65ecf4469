import type { ProgramCommitteeMember } from '#content';
import type { Words } from '../../renderer/words';
import styles from './MemberList.module.css';

interface MemberListProps {
  readonly members: readonly ProgramCommitteeMember[];
  readonly words: Words;
}

/** Many people in little room, in the order of the file: down each column, so that a name is found by its place. */
export function MemberList({ members, words }: MemberListProps) {
  return (
    <ul className={styles.members}>
      {members.map(({ name, affiliation, country }) => (
        <li key={`${name} ${affiliation}`}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p>{words.lists.text([affiliation, country])}</p>
        </li>
      ))}
    </ul>
  );
}
