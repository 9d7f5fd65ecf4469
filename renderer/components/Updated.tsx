import type { Update } from '../../shared/format/release-changes';
import type { Words } from '../../shared/words';

interface UpdatedProps {
  readonly update: Update | undefined;
  readonly words: Words;
}

/** That something is not as it was first announced, with a link to what has changed. */
export function Updated({ update, words }: UpdatedProps) {
  if (update === undefined) return null;
  return (
    <p>
      <a href={update.href}>{words.changes.updated(words.dates.date(update.day))}</a>
    </p>
  );
}
