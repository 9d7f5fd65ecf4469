import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Section } from '../../renderer/components/Section';
import { affiliationText } from '../../shared/format/affiliation-text';
import { peopleLabel } from '../../shared/format/contributions';
import { linksOf } from '../../shared/people';
import type { PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Authors.module.css';

interface AuthorsProps {
  readonly authors: PaperView['people'];
  /** The kind of the contribution. */
  readonly kind: string;
  /** Name of the corresponding author. */
  readonly corresponding: string | undefined;
  readonly words: Words;
}

/** Shows the authors, speakers or teachers with affiliation and links, if known. */
export function Authors({ authors, kind, corresponding, words }: AuthorsProps) {
  if (authors.length === 0) return null;
  return (
    <Section heading={peopleLabel(kind, authors.length, words)}>
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
