import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Section } from '../../renderer/components/Section';
import { affiliationText } from '../../shared/format/affiliation-text';
import { linksOf } from '../../shared/people';
import type { PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Authors.module.css';

interface AuthorsProps {
  readonly authors: PaperView['authors'];
  /** Name of the corresponding author. */
  readonly corresponding: string | undefined;
  readonly words: Words;
}

/** Shows the authors with affiliation and ORCID, if known. */
export function Authors({ authors, corresponding, words }: AuthorsProps) {
  return (
    <Section heading={words.records.authors}>
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.name}>
            <p className={styles.name}>
              <PersonName person={author} />
            </p>
            {(author.affiliation || author.country) && (
              <p>{affiliationText([author.affiliation], author.country, words)}</p>
            )}
            {author.name === corresponding && <p>{words.schedule.correspondence}</p>}
            <PersonLinks links={linksOf(author.name, author, words)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
