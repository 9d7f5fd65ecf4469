import type { Conference } from '#content';
import type { EditionLink } from '../../shared/editions';
import type { Words } from '../../shared/words';

interface EditionLineProps {
  /** The newest edition, with the address of the same page there. */
  readonly newest: EditionLink;
  readonly conference: Pick<Conference, 'acronym'>;
  readonly words: Words;
}

/** Shows the line above pages of a past edition, which links to the newest one. */
export function EditionLine({ newest, conference, words: { editions: words } }: EditionLineProps) {
  return (
    <aside className="edition-line" aria-label={words.label}>
      <p>
        {words.isPast(conference.acronym)} <a href={newest.path}>{words.newest(newest.name)}</a>
      </p>
    </aside>
  );
}
