import type { Conference, Route } from '#content';
import { newestPage, type PastEdition } from '../editions';
import type { Words } from '../words';

interface EditionLineProps {
  readonly edition: PastEdition;
  readonly conference: Pick<Conference, 'acronym'>;
  readonly route: Route;
  readonly words: Words;
}

/** The line above every page of a past edition: which one it is, and where the newest stands. */
export function EditionLine({ edition, conference, route, words: { editions: words } }: EditionLineProps) {
  return (
    <aside className="edition-line" aria-label={words.label}>
      <p>
        {words.isPast(conference.acronym)} <a href={newestPage(edition, route)}>{words.newest(edition.newest.name)}</a>
      </p>
    </aside>
  );
}
