import type { Conference } from '#content';
import type { EditionLink } from '../../shared/editions';
import type { Words } from '../../shared/words';

interface EditionLineProps {
  /** The newest edition, with its page that shows the same. */
  readonly newest: EditionLink;
  readonly conference: Pick<Conference, 'acronym'>;
  readonly words: Words;
}

/** The line above every page of a past edition: which one it is, and where the newest stands. */
export function EditionLine({ newest, conference, words: { editions: words } }: EditionLineProps) {
  return (
    <aside className="edition-line" aria-label={words.label}>
      <p>
        {words.isPast(conference.acronym)} <a href={newest.path}>{words.newest(newest.name)}</a>
      </p>
    </aside>
  );
}
