import type { ProgramCommitteeMember } from '#content';
import { FoldedParts, type Part } from '../../renderer/components/FoldedParts';
import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { affiliationText } from '../../shared/format/affiliation-text';
import { type FindPerson, personLinks } from '../../shared/people';
import type { RecordLinks } from '../../shared/program/record-links';
import type { Words } from '../../shared/words';
import styles from './MemberList.module.css';

interface MemberListProps {
  readonly parts: readonly Part<ProgramCommitteeMember>[];
  readonly findPerson: FindPerson;
  readonly links: RecordLinks;
  readonly words: Words;
}

/** Number of members above which there is a search field. */
const MOST_TO_READ = 30;

/**
 * Lists many people in columns, with a search field that needs script
 * (enhancements/find-in-list.ts).
 */
export function MemberList({ parts, findPerson, links, words }: MemberListProps) {
  const { find, found } = words.programCommittee;
  const isLong = parts.flatMap(({ items }) => items).length > MOST_TO_READ;
  return (
    <div {...(isLong && { 'data-later': 'find-in-list', 'data-found': found('{shown}', '{members}') })}>
      {isLong && (
        <p className={styles.find}>
          <label>
            {find} <input type="search" autoComplete="off" />
          </label>{' '}
          <span role="status" />
        </p>
      )}
      <FoldedParts parts={parts}>
        {(part) => (
          <ul className={styles.members}>
            {part.map(({ name, affiliation, country, ...own }) => (
              <li key={`${name} ${affiliation}`}>
                <p className={styles.name}>
                  <PersonName person={{ name, path: links.toPerson(name) }} />
                </p>
                {(affiliation || country) && <p>{affiliationText([affiliation], country, words)}</p>}
                <PersonLinks links={personLinks(name, findPerson, words, own)} />
              </li>
            ))}
          </ul>
        )}
      </FoldedParts>
    </div>
  );
}
