import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Portrait } from '../../renderer/components/Portrait';
import { Section } from '../../renderer/components/Section';
import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';
import { affiliationText } from '../../shared/format/affiliation-text';
import { arePapers, peopleLabel } from '../../shared/format/contributions';
import { linksOf } from '../../shared/people';
import type { ShowPicture } from '../../shared/picture';
import type { PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Authors.module.css';

interface AuthorsProps {
  readonly authors: PaperView['people'];
  /** The kind of the contribution. */
  readonly kind: string;
  /** Name of the corresponding author. */
  readonly corresponding?: string | undefined;
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/**
 * Shows the authors, speakers or teachers with affiliation, links and biography, if known. Those of talks have their
 * portraits, too; papers have many authors. People of whom nothing but the names is known are only in the header.
 */
export function Authors({ authors, kind, corresponding, showPicture, words }: AuthorsProps) {
  const isWork = arePapers([{ kind }]);
  const isKnown = authors.some(
    ({ name, affiliation, country, bio, image, ...links }) =>
      affiliation ||
      country ||
      bio ||
      (image && !isWork) ||
      name === corresponding ||
      linksOf(name, links, words).length > 0,
  );
  if (!isKnown) return null;
  return (
    <Section heading={peopleLabel(kind, authors.length, words)}>
      <ul className={styles.authors}>
        {authors.map((author) => (
          <li key={author.name}>
            {author.image && !isWork && <Portrait image={author.image} showPicture={showPicture} />}
            <p className={styles.name}>
              <PersonName person={author} />
            </p>
            {(author.affiliation || author.country) && (
              <p>{affiliationText([author.affiliation], author.country, words)}</p>
            )}
            {author.name === corresponding && <p>{words.schedule.correspondence}</p>}
            <PersonLinks links={linksOf(author.name, author, words)} />
            {author.bio && (
              <details data-unfolds="">
                <summary>
                  {words.records.biography}
                  <VisuallyHidden>{words.colon + author.name}</VisuallyHidden>
                </summary>
                {author.bio.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
