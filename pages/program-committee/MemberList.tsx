import type { ProgramCommitteeMember } from '#content';
import { FindInList } from '../../renderer/components/FindInList';
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
  /** Address of the search page, if there is one. */
  readonly search: string | undefined;
  readonly words: Words;
}

/** Lists many people, in columns where the window is wide. */
export function MemberList({ parts, findPerson, links, search, words }: MemberListProps) {
  const count = parts.flatMap(({ items }) => items).length;
  return (
    <FindInList label={words.programCommittee.find} count={count} search={search} words={words}>
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
    </FindInList>
  );
}
